import { parseRules } from '../../../domain/rules/rules.ts'

export function ruleDifference(mine: string, theirs: string) {
  return { onlyMine: without(mine, theirs), onlyTheirs: without(theirs, mine) }
}

/** Returns the rules of one text that the other lacks; duplicates are counted. */
function without(text: string, other: string): readonly string[] {
  const left = new Map<string, number>()
  for (const rule of parseRules(other)) left.set(rule, (left.get(rule) ?? 0) + 1)
  return parseRules(text).filter((rule) => {
    const count = left.get(rule) ?? 0
    left.set(rule, count - 1)
    return count <= 0
  })
}
