export const OPTIONAL_HYPHEN = '\u00ad'
/** PDF readers write U+0002 or U+FFFE for a hyphen that broke a word. */
export const SOFT_HYPHENS = '\u00ad\u0002\ufffe'
/** Scripts whose spaces don't separate words, and Korean, whose lines break inside words without a hyphen. */
export const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hang}\u30fc]/u
