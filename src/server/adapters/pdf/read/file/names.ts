/** Names in a PDF: each letter may be written as its code (PDF 32000-1, 7.3.5). */

/** An expression for all spellings of a name. */
export function spellings(name: string): string {
  const either = (digit: string): string => (digit < 'a' ? digit : `[${digit}${digit.toUpperCase()}]`)
  return Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${Array.from(code, either).join('')})`
  }).join('')
}

const CODE = /#([0-9A-Fa-f]{2})/g

/** A name without codes of letters. */
export function plain(written: string): string {
  return written.replace(CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
