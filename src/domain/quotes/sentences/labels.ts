/** Labels of list items and sections, and what stands before them. */

/** A bullet, or the label of a list item or a section: "•", "(a)", "2.", "7.2.1", "IV.", "§ 5", "o". */
const LABEL =
  /^(?:(?:[-\u2022\u25a0-\u25ff\u2023\u2043\u2013\u2014\u27a2\u2713\u2714\u2756*\u00b7\u2219\u30fb\p{Co}]|o)\s|(?:\(?(?:\d{1,3}|\p{L}|[ivxlIVXL]{1,6})[).\]]|\d{1,3}(?:\.\d{1,3}){1,4}[.)]?|\u00a7\s?\d{1,4}[a-z]?|\(\d{1,3}\.\d{1,3}\))(?:\s|$)|[\u2460-\u24ff]|\d{1,3}\s(?=\p{Lu}))/u
const STOP = /[\p{Sentence_Terminal};:\uff1a\uff1b]["')\]\u00bb\u2019\u201d\uff09\u300d]{0,3}$/u

/** The label with which a line begins, without brackets and stops: "a", "7.2.1", "•"; null without one. */
export function labelOf(text: string): string | null {
  const found = LABEL.exec(text)?.[0]
  return found === undefined ? null : found.replace(/^[(\u00a7\s]{1,3}|[).\]\s]{1,4}$/gu, '')
}

/** Labels of one list are of one kind: "a" and "b", "i" and "iv", "1.1" and "1.2", two bullets. */
export function kindOf(label: string): string {
  return label
    .replace(/\d+/gu, '1')
    .replace(/^[ivxl]+$/u, 'i')
    .replace(/^[a-hj-z]$/u, 'a')
    .replace(/^\p{Lu}+$/u, 'A')
}

/** Whether a text ends with the mark of a sentence, an item or an introduction. */
export const isStopped = (text: string): boolean => STOP.test(text)
