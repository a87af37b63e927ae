/** Rule text, numbered rules one per line ("1. …\n2. …"), and its conversion to and from a list. */
import { trimmed } from '../text/trimmed.ts'

export const RULE_TEXT_MAX = 20_000
export const RULES_MAX = 100
export const RULE_SET_NAME_MAX = 200
/** Of a language tag. */
export const LANGUAGE_MAX = 35
export const FOLDER_NAME_MAX = 100

/** "12. " or "12) "; not the beginning of a number such as "1.5". */
const NUMBER = /^\s*\d+[.)](?!\d)\s*/

/** Parses numbered text into rules, in order, without numbers; empty ones are dropped. */
export function parseRules(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => trimmed(line.replace(NUMBER, '')))
    .filter((rule) => rule !== '')
}

export function formatRules(rules: readonly string[]): string {
  return rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n')
}
