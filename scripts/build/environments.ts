/** The deployed environments of wrangler.toml. */
export const ENVIRONMENTS = ['staging', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** TOML's strings of one line, with and without escapes. */
const TEXT = `"(?:[^"\\\\\n]|\\\\.)*"|'[^'\n]*'`

/** A value under [vars] of wrangler.toml, or under an environment's own; empty when it is missing. */
export function variable(configuration: string, env: string | undefined, name: string): string {
  const table = env === undefined ? 'vars]' : `env.${env}.vars]`
  const lines = configuration.split(/^\[/m).find((part) => part.startsWith(table)) ?? ''
  const [, written = '""'] = new RegExp(`^\\s*${name}\\s*=\\s*(${TEXT})`, 'm').exec(lines) ?? []
  return written.startsWith("'") ? written.slice(1, -1) : (JSON.parse(written) as string)
}
