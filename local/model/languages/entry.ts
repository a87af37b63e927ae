/** English words, and their German, French, Spanish and Czech forms in the notation of `patterns/terms.ts`. */
export type Entry = readonly [english: string, de: string, fr: string, es: string, cs: string]

/** English words and their forms in one language. */
export type Forms = readonly (readonly [english: string, forms: string])[]
