/** Limits for reading a PDF. A file beyond any of them is refused, so that it can't crash an isolate. */

/** The longest manual in the trial corpora has 2,415 pages; contracts have up to about 110. */
export const MAX_PAGES = 2_000

/**
 * Characters of text in the whole document; 1,000 pages of contracts have 2.9 million. Stored and indexed, each takes
 * about 25 bytes of an isolate's 128 MB, in addition to the file itself.
 */
export const MAX_CHARACTERS = 3_500_000

/** Characters per page; the fullest page of the trial corpus has 6,510. */
export const MAX_PAGE_CHARACTERS = 150_000

/** Painted objects in the whole document, including text objects; at most 20,000 per page are inspected. */
export const MAX_PAINTED = 10_000_000

/**
 * Pixels rendered to check whether doubtful text is visible, pictures included: about 300 pages of slides with text
 * over pictures. Beyond that, text is judged without rendering.
 */
export const MAX_DRAWN_PIXELS = 4_000_000_000

/**
 * Milliseconds for reading one document: the last guard against work inside PDFium that can't be counted. The slowest
 * of 1,731 trial files took 400.
 */
export const MAX_READ_MS = 180_000

/**
 * Bytes of WebAssembly heap that PDFium may request. A new instance has 17 MiB, 1,000 pages need about 30; an isolate
 * has 128 in total. The allocator may round the last growth up by a fifth.
 */
export const MAX_HEAP_BYTES = 64 * 1024 * 1024

/** Indirect objects parsed for incremental saving; a million of them take 800 MB of JavaScript heap. */
export const MAX_OBJECTS = 100_000
