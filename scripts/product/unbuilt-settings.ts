import { variable } from '../build/environments.ts'

/** Settings that the prebuilt pages show. */
const SHOWN = ['ANALYTICS_ID', 'OPERATOR', 'SUPPORT_EMAIL']

/** Names of settings that only the worker's own pages get: .dev.vars has other values than the build used. */
export function unbuiltSettings(
  written: Readonly<Record<string, string | undefined>>,
  configuration: string,
): string[] {
  return SHOWN.filter((name) => written[name] && written[name] !== variable(configuration, undefined, name))
}
