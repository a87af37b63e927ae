/** Taking out of a text what a reader can't see: it hides instructions, reorders words or breaks a page. */

/** NUL and the other control characters, tab and line end excepted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/gu
/** Direction marks and overrides, word joiners and other format characters, interlinear marks. */
const FORMAT = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** The tag characters, a copy of ASCII that shows nothing, and the variation selectors beyond the first sixteen. */
const TAGS = /[\u{e0000}-\u{e0fff}]/gu
/** Halves of surrogate pairs without the other half. */
const HALVES = /\p{Cs}/gu
/** Joiners and variation selectors: needed to write Persian and Indic words, of no use in a rule. */
const JOINERS = /\u200c|\u200d|[\ufe00-\ufe0f]/gu

/** The text as a reader sees it; joiners stay, for some languages are written with them. */
export function visibleText(text: string): string {
  return text.replace(CONTROL, '').replace(FORMAT, '').replace(TAGS, '').replace(HALVES, '')
}

/** A rule as it is sent to the AI: one line, nothing invisible in it. */
export function visibleRule(text: string): string {
  return visibleText(text.replace(JOINERS, '')).replace(/\s+/gu, ' ').trim()
}

/** At most `max` UTF-16 units, cut at a whole character and marked with an ellipsis. */
export function capped(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
