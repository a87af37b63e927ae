/** The document that quotes are cut out of. */
export interface CheckedDocument {
  /** URL of the highlighted PDF. */
  readonly address: string
  readonly load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Number of pages of the document as checked. */
  readonly pages: number
}
