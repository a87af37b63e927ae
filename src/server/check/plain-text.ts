/** Removes invisible characters, which can hide instructions, reorder words or break a page. */

/** NUL and other control characters, except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/gu
/** Direction marks and overrides, word joiners and other format characters, interlinear marks. */
const FORMAT = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Tag characters (an invisible copy of ASCII) and variation selectors beyond the first sixteen. */
const TAGS = /[\u{e0000}-\u{e0fff}]/gu
const HALVES = /\p{Cs}/gu
/** Joiners and variation selectors: Persian and Indic words need them, rules do not. */
const JOINERS = /\u200c|\u200d|[\ufe00-\ufe0f]/gu

/** Visible text; keeps joiners, because some languages need them. */
export function visibleText(text: string): string {
  return text.replace(CONTROL, '').replace(FORMAT, '').replace(TAGS, '').replace(HALVES, '')
}

/** A rule as sent to the AI: one line of visible text. */
export function visibleRule(text: string): string {
  return visibleText(text.replace(JOINERS, '')).replace(/\s+/gu, ' ').trim()
}

/** At most `max` UTF-16 units, cut between characters and ended with an ellipsis. */
export function capped(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
