/** The deployed environments of wrangler.toml. */
export const ENVIRONMENTS = ['staging', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** A value under [vars] of wrangler.toml, or under an environment's own; empty when it is missing. */
export function variable(configuration: string, env: string | undefined, name: string): string {
  const table = env === undefined ? 'vars]' : `env.${env}.vars]`
  const lines = configuration.split(/^\[/m).find((part) => part.startsWith(table)) ?? ''
  return new RegExp(`^${name} = "(.*)"$`, 'm').exec(lines)?.[1] ?? ''
}
