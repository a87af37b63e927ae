/** What makes two submissions the same query, of which the second is free. */

import { TIMES_ASKED } from '../../domain/results/agreement.ts'
import { parseRules } from '../../domain/rules/rules.ts'
import { languageTag } from '../../domain/text/language.ts'
import { askedModel, type Settings } from '../base/env.ts'
import { sha256 } from '../base/hash.ts'
import { CHECKER_VERSION } from '../check/prompt.ts'

export interface Query {
  readonly file: string
  readonly rulesText: string
  /** That the rule set names; empty if none. Not the reader's: a repeated query is free in any browser. */
  readonly language: string
  readonly isAgreed: boolean
}

export function hashOfQuery(
  settings: Settings,
  { file, rulesText, language, isAgreed }: Query,
): Promise<string> {
  return sha256(
    file,
    JSON.stringify(parseRules(rulesText)),
    languageTag(language) ?? '',
    CHECKER_VERSION,
    askedModel(settings),
    ...(isAgreed ? [`agreement ${TIMES_ASKED}`] : []),
  )
}
