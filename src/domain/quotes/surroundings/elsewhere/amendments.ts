/** Whether a quote's section or document is taken out by sentences elsewhere. */

import { before } from '../../index/text-around.ts'
import { type Meanings, meaningsIn } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import type { Extent } from '../extent.ts'
import { isLeftOut } from './closed-lists.ts'
import { isDefinedAway } from './definitions.ts'
import { keyOfPart, keyOfTitle, type Mention, titleOf, WHOLE } from './mention.ts'
import { mentionsIn } from './mentions.ts'
import { isRemarkedOut } from './section-remarks.ts'
import { takesOut } from './section-removals.ts'
import { isVoid } from './whole-document.ts'

const LONGEST_TITLE = 80
/** A line that begins with the number of a section: "3.1 The Supplier", "Article 3. Fees", "第3条". */
const SECTION =
  /^[^\S\n]{0,9}(?:[\p{L}\u00a7]{1,10}\s{0,3})?(\d{1,3}(?:\.\d{1,3}){0,4})[\u6761\u9805\u9879\u6b3e.)]?(?:\s|$)/u
/** A title as it begins; not what stands in brackets within a sentence: "Section 3.11 (Uniforms), collectively". */
const TITLE = /^["\u201c(]?[\p{Lu}\p{Lo}]|^$/u
const IN_SENTENCE = /^\([^()]{0,80}\)[,;]/u
/** "Annex 4", "Annex B: Logistics" */
const PART_LINE = /^[^\S\n]{0,9}(\p{L}{3,12}\s{1,3}(?:\d{1,2}|\p{Lu}))(?:[^\S\n]{0,9}$|\s?[:\u2013\u2014-])/u

/** Keys of the sections, parts and titles that a quote stands under, from the lines before it. */
function sectionKeys(lines: readonly string[]): string[] {
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
  // A quote in section 4.2.1 is also in sections 4 and 4.2, which may have no line of their own.
  const numbers = keys.find((key) => /^\d/.test(key))?.split('.') ?? []
  return [...keys, ...numbers.map((_, at) => numbers.slice(0, at + 1).join('.'))]
}

/** Characters of a block whose language is determined at once, and those read around it. */
const BLOCK = 1200
const MARGIN = 300
/** Maximum mentions of one section, and of the document itself; with more, nothing in it is proof. */
const MOST_MENTIONS = 1000
const MOST_WHOLE = 30_000
/** Characters before the quote in which its sections begin. */
const SECTION_REACH = 3000

/** Whether the sentence of a mention takes back what it names. */
type Judge = (mention: Mention, meanings: Meanings) => boolean

const judged = new WeakMap<Mention, boolean>()

/** Whether any mention takes back what it names; each is judged once, by the language of the text around it. */
function isAnyTakenBack(mentions: readonly Mention[], judge: Judge): boolean {
  // Mentions are in order, so that the language of a block is determined once.
  let near: { readonly text: string; readonly block: number; readonly meanings: Meanings } | undefined
  return mentions.some((mention) => {
    const known = judged.get(mention)
    if (known !== undefined) return known
    const { text, start } = mention
    const block = Math.floor(start / BLOCK)
    if (near?.text !== text || near.block !== block) {
      const around = text.slice(Math.max(0, block * BLOCK - MARGIN), (block + 1) * BLOCK + MARGIN)
      near = { text, block, meanings: meaningsIn(around) }
    }
    const found = judge(mention, near.meanings)
    judged.set(mention, found)
    return found
  })
}

/** Whether the quote is in a section or part that the document takes out elsewhere. */
export function isTakenBackElsewhere(extent: Extent, meanings: Meanings): boolean {
  const { index, place, own } = extent
  const mentions = mentionsIn(index.pages)
  const whole = mentions.get(WHOLE) ?? []
  if (whole.length > MOST_WHOLE || isAnyTakenBack(whole, isVoid)) return true
  const ahead = before(index, place, SECTION_REACH).text
  const lines = `${ahead}${firstLine(own)}`.split('\n')
  const keys = [...new Set(sectionKeys(lines))]
  if (isLeftOut(index.pages, keys) || isRemarkedOut(index.pages, keys, meanings)) return true
  if (isDefinedAway(extent, keys, meanings)) return true
  const titles = keys.flatMap(titleOf)
  return keys.some((key) => {
    const named = mentions.get(key) ?? []
    const judge: Judge = (mention, meanings) => takesOut(mention, titles, meanings)
    return named.length > MOST_MENTIONS || isAnyTakenBack(named, judge)
  })
}
