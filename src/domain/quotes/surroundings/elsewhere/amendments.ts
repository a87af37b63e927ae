/** Whether a quote's section or document is taken out by sentences elsewhere. */

import { before } from '../../index/text-around.ts'
import { type Meanings, meaningsIn } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import type { Extent } from '../extent.ts'
import { isLeftOut } from './closed-lists.ts'
import { isDefinedAway } from './definitions.ts'
import { type Mention, mentionsIn, titleOf, WHOLE } from './mentions.ts'
import { sectionKeys } from './section-path.ts'
import { isRemarkedOut } from './section-remarks.ts'
import { takesOut } from './section-removals.ts'
import { isVoid } from './whole-document.ts'

/** Characters of a block whose language is determined at once, and those read around it. */
const BLOCK = 1200
const MARGIN = 300
/** Maximum mentions judged of one section; with more, its text is no proof. */
const MOST_MENTIONS = 1000
const MOST_WHOLE = 30_000
/** Characters before the quote in which its sections begin. */
const SECTION_REACH = 3000
const judged = new WeakMap<Mention, boolean>()

type Judge = (mention: Mention, meanings: Meanings) => boolean

/** Whether any mention is judged so, each once and by the language of the text around it. */
function areJudged(mentions: readonly Mention[], judge: Judge): boolean {
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
  if (whole.length > MOST_WHOLE || areJudged(whole, isVoid)) return true
  const ahead = before(index, place, SECTION_REACH).text
  const lines = `${ahead}${firstLine(own)}`.split('\n')
  const keys = [...new Set(sectionKeys(lines))]
  if (isLeftOut(index.pages, keys) || isRemarkedOut(index.pages, keys, meanings)) return true
  if (isDefinedAway(extent, keys, meanings)) return true
  const titles = keys.flatMap(titleOf)
  return keys.some((key) => {
    const named = mentions.get(key) ?? []
    const judge: Judge = (mention, meanings) => takesOut(mention, titles, meanings)
    return named.length > MOST_MENTIONS || areJudged(named, judge)
  })
}
