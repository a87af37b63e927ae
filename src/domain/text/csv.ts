/** CSV by RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */

export function toCsvFile(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * An apostrophe stops spreadsheets from running text as a formula, which full-width signs may also begin; plain numbers
 * need none. Where the list separator is a semicolon, they split such a file at semicolons and line breaks within cells.
 */
function cell(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
  const start = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !isNumber ? "'" : ''
  const safe = start + text.replace(/([;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
