/** The condition of a rule ("If data leave the EEA, …"), as named by the AI and confirmed in the rule's text. */

const oneLine = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/^[\s"'“”„‚‘’«»…,;:]{1,9}|[\s"'“”„‚‘’«»….,;:]{1,9}$/gu, '')

/** The condition in the rule's own words; null if it is not a part of the rule. */
export function conditionIn(rule: string, said: string): string | null {
  const [whole, part] = [oneLine(rule), oneLine(said)]
  const isPart = part !== '' && part.length < whole.length && whole.includes(part)
  return isPart ? part : null
}
