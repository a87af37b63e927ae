/** A quote of a finding; `rule` is the number or letter also shown on its card. */
interface SampleQuote {
  readonly quote: string
  readonly verdict: 'met' | 'broken'
  readonly rule: number | 'G'
}

export type SampleText = string | SampleQuote

export function met(rule: SampleQuote['rule'], quote: string): SampleQuote {
  return { quote, verdict: 'met', rule }
}

export function broken(rule: SampleQuote['rule'], quote: string): SampleQuote {
  return { quote, verdict: 'broken', rule }
}

/** A paragraph of a page, with the quotes in it. */
export function line(words: TemplateStringsArray, ...quotes: readonly SampleQuote[]): readonly SampleText[] {
  return words.flatMap((part, at) => [part, quotes[at] ?? '']).filter((piece) => piece !== '')
}

export interface SampleFinding {
  /** Number of the rule, or the name of a general check. */
  readonly rule: number | string
  readonly verdict: 'met' | 'broken' | 'not-found'
  readonly text: string
  readonly reason: string
  readonly page?: number
}

export interface SampleSheet {
  readonly page: number
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly (readonly SampleText[])[]
  }[]
}

export interface Sample {
  /** Kind of document: "report". */
  readonly name: string
  readonly file: string
  readonly pages: number
  /** The highlighted copy; its first page is the table of verdicts. */
  readonly highlighted: { readonly path: string; readonly pages: number }
  readonly rules: readonly string[]
  /** Counts for all rules, not only `findings`. */
  readonly counts: { readonly broken: number; readonly notFound: number; readonly met: number }
  readonly sheet: SampleSheet
  readonly findings: readonly SampleFinding[]
}
