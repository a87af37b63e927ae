/** The deployed environments of wrangler.toml. */
export const ENVIRONMENTS = ['staging', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]
