/** How much of a PDF is read. A file beyond any of these is refused, so that one file can't take an isolate down. */

/** 2,415 pages is the longest manual in the trial corpora; contracts end near 110. */
export const MAX_PAGES = 2_000

/**
 * Characters of text in the whole document; 1,000 pages of contracts hold 2.9 million. Kept and indexed, each takes
 * about 25 bytes of an isolate's 128 MB, beside the file itself.
 */
export const MAX_CHARACTERS = 3_500_000

/** Characters of one page; the fullest page of the trial corpus has 6,510. */
export const MAX_PAGE_CHARACTERS = 150_000

/** Objects painted in the whole document, text objects included; 20,000 of each page are looked at. */
export const MAX_PAINTED = 10_000_000

/**
 * Pixels drawn to see whether doubtful text can be read, pictures on them included: about 300 pages of slides whose
 * text stands on pictures. After that it is judged without.
 */
export const MAX_DRAWN_PIXELS = 4_000_000_000

/**
 * Milliseconds for reading one document, a last guard against what PDFium does inside one page and can't be counted.
 * The slowest of 1,731 trial files took 400.
 */
export const MAX_READ_MS = 180_000

/**
 * Bytes of WebAssembly heap that PDFium may ask for. A fresh instance has 17 MiB, 1,000 pages need about 30; an
 * isolate has 128 in all. The allocator may round the last growth up by a fifth.
 */
export const MAX_HEAP_BYTES = 64 * 1024 * 1024

/** Indirect objects that are parsed for incremental saving; a million of them take 800 MB of JavaScript heap. */
export const MAX_OBJECTS = 100_000
