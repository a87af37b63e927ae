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

/** Painted objects in the whole document, including text objects; at most 500,000 on one page. */
export const MAX_PAINTED = 10_000_000

/** Pixels drawn of a document to find writing in its pictures, those of the pictures included: about 100 scanned pages. */
export const MAX_DRAWN_PIXELS = 4_000_000_000
/** Milliseconds of processor time for that: pictures can have masks of which PDFium doesn't say how large they are. */
export const MAX_DRAWN_MS = 3_000

/** Milliseconds of reading: the last guard against uncounted work in PDFium. 1,000 pages take about 3,000. */
export const MAX_READ_MS = 20_000

/** Places of a document that are looked at, pixels drawn for that, those of pictures included, and milliseconds. */
export const MAX_PLACES = 2_000
export const MAX_PLACE_PIXELS = 1_000_000_000
export const MAX_INSPECT_MS = 10_000

/**
 * Bytes of WebAssembly heap that PDFium may request. A new instance has 17 MiB, 1,000 pages need about 30; an isolate
 * has 128 in total. The allocator may round the last growth up by a fifth.
 */
export const MAX_HEAP_BYTES = 64 * 1024 * 1024

/** Indirect objects parsed for incremental saving; a million of them take 800 MB of JavaScript heap. */
export const MAX_OBJECTS = 100_000
