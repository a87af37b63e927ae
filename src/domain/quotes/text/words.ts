/** Returns the words in lower case, without hyphens inside words and at line ends. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad|(?<=\p{L})[-\u2010]\s*(?=\p{L})/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\bno\.(?=\s*\d)/g, 'number')
  return plain.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
}
