/** Output to a terminal. Text from documents, servers and file names must not control it. */

/** Without control characters (except line breaks) and characters that reorder text. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, '')
}

/** To standard output, as a line. */
export function print(text: string): void {
  process.stdout.write(`${printable(text)}\n`)
}

/** To standard error, as a line. */
export function note(text: string): void {
  process.stderr.write(`${printable(text)}\n`)
}
