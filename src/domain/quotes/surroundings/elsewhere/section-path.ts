/** The numbered sections, their titles and the part that a quote stands under. */
import { keyOfPart, keyOfTitle } from './mentions.ts'

const LONGEST_TITLE = 80
const SECTION =
  /^[^\S\n]{0,9}(?:[\p{L}\u00a7]{1,10}\s{0,3})?(\d{1,3}(?:\.\d{1,3}){0,4})[\u6761\u9805\u9879\u6b3e.)]?(?:\s|$)/u
/** A title as it begins; not what stands in brackets within a sentence: "Section 3.11 (Uniforms), collectively". */
const TITLE = /^["\u201c(]?[\p{Lu}\p{Lo}]|^$/u
const IN_SENTENCE = /^\([^()]{0,80}\)[,;]/u
const PART_LINE = /^[^\S\n]{0,9}(\p{L}{3,12}\s{1,3}(?:\d{1,2}|\p{Lu}))(?:[^\S\n]{0,9}$|\s?[:\u2013\u2014-])/u

/** Keys of the sections, parts and titles that a quote stands under, from the lines before it. */
export function sectionKeys(lines: readonly string[]): string[] {
  const keys: string[] = []
  let section: string | undefined
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const part = PART_LINE.exec(line)?.[1]
    // Parts in consecutive lines are a table of contents.
    if (part !== undefined && !PART_LINE.test(lines[at - 1] ?? '') && !PART_LINE.test(lines[at + 1] ?? '')) {
      keys.push(keyOfPart(part))
      break
    }
    if (section !== undefined && !section.includes('.')) continue
    const label = SECTION.exec(line)
    const number = label?.[1]
    if (label === null || number === undefined || part !== undefined) continue
    const title = line.slice(label[0].length)
    if (!TITLE.test(title) || IN_SENTENCE.test(title)) continue
    if (section !== undefined && !section.startsWith(`${number}.`)) continue
    keys.push(number, keyOfTitle(title.slice(0, LONGEST_TITLE)))
    section = number
  }
  const parts = section === undefined ? [] : (keys.find((key) => /^\d/.test(key)) ?? '').split('.')
  return [...keys, ...parts.map((_, at) => parts.slice(0, at + 1).join('.'))]
}
