/** Rule text: numbered plain-language rules, one a line ("1. …\n2. …"), and the list it stands for. */

export const RULE_TEXT_MAX = 20_000
export const RULES_MAX = 100
export const RULE_SET_NAME_MAX = 200
export const FOLDER_NAME_MAX = 100

/** "12. " or "12) "; not the beginning of a figure such as "1.5". */
const NUMBER = /^\s*\d+[.)](?!\d)\s*/

/** The rules of a numbered text, in order, without their numbers; empty ones dropped. */
export function parseRules(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(NUMBER, '').trim())
    .filter((rule) => rule !== '')
}

/** The numbered text of a list of rules. */
export function formatRules(rules: readonly string[]): string {
  return rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n')
}
