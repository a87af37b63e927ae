/** Enough to submit a folder of contracts at once. */
export const SUBMISSIONS = { name: 'submission', max: 60, windowSeconds: 60 } as const
