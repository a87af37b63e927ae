/** The result of a vote below a text: "In favour 3, against 11. The motion fell." */
import { lineAfter } from './form-answers.ts'

const FOR = '(?:in favou?r|for|ayes?|yes|dafür|für|ja|pro|pour|a favor|favorevoli|a favore|za|voor)'
const AGAINST =
  '(?:against|opposed|noes|no|dagegen|gegen|nein|proti|contre|en contra|contra|contrari|contro|przeciw|przeciwko|tegen)'
const NUMBER = String.raw`(\d{1,4})`
const BETWEEN = String.raw`[\s:,;]{1,3}`
const AND = String.raw`[\s:,;.]{1,3}(?:and |und |a |et |y |e |i |en )?`
/** "Vote: 3 for, 11 against" */
const LABEL = String.raw`(?:\p{L}{2,14}:\s)?`
const WORD_FIRST = new RegExp(
  String.raw`^${LABEL}${FOR}${BETWEEN}${NUMBER}${AND}${AGAINST}${BETWEEN}${NUMBER}(?!\d)`,
  'iu',
)
const NUMBER_FIRST = new RegExp(
  String.raw`^${LABEL}${NUMBER}\s${FOR}${AND}${NUMBER}\s${AGAINST}(?!\p{L})`,
  'iu',
)

/** Whether the line after an offset, or the rest of its own, is the result of a vote that was lost. */
export function isVotedDown(text: string, from: number): boolean {
  const line = lineAfter(text, from)
  const [, yes, no] = WORD_FIRST.exec(line) ?? NUMBER_FIRST.exec(line) ?? []
  return yes !== undefined && Number(yes) <= Number(no)
}
