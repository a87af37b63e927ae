/** Hints about rules that are hard to judge. They never block saving. */

const VAGUE_WORD = words(
  'reasonabl[ey]|appropriate(?:ly)?|adequate(?:ly)?|sufficient(?:ly)?|suitabl[ey]|properly?|fair(?:ly)?|timely' +
    '|promptly|soon|clear(?:ly)?|concise(?:ly)?|professional(?:ly)?|high[- ]quality|significant(?:ly)?' +
    '|substantial(?:ly)?|satisfactor(?:y|ily)|user-friendly|modern|various|several|good(?! faith)|nice|normal|usual' +
    '|včas|rechtzeitig|zeitnah',
)
const VAGUE_STEM =
  /(?<!\p{L})(?:přiměřen|vhodn|dostatečn|rozumn|náležit|srozumiteln|kvalitní|angemessen|ausreichend|geeignet|verständlich|ordentlich)\p{L}*/iu
const OPEN_ENDED = words('etc\\.?|and so on|and the like|atd\\.?|apod\\.?|usw\\.?')
const NAMELESS_LAW = words(
  '(?:applicable|relevant|all) (?:laws?|legislation|regulations?|standards?)' +
    '|(?:platn|příslušn)\\p{L}+ (?:právní\\p{L}* )?předpis\\p{L}*|geltende[nms]? (?:recht|gesetze?n?)',
)
/** One word; scripts without letter case may have no spaces. */
const SINGLE_WORD = /^[^\s\p{Lo}]{1,60}$/u
const DEMAND = words('must|shall|musí|muss')
const AND = words('and|a|und')

function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')
}

function place(rule: string, words: RegExp, from: number): readonly [from: number, to: number] | null {
  const found = words.exec(rule.slice(from))
  return found && [from + found.index, from + found.index + found[0].length]
}

export function twoRulesIn(rule: string): readonly [string, string] | null {
  const first = place(rule, DEMAND, 0)
  const and = first && place(rule, AND, first[1])
  const second = and && place(rule, DEMAND, and[1])
  if (!second) return null
  const ownSubject = rule.slice(and[1], second[0]).trim()
  const rest = rule.slice(and[1]).trim()
  const [head = ''] = rest
  return [
    `${rule.slice(0, and[0]).replace(/[\s,;]+$/u, '')}.`,
    ownSubject === '' ? `${rule.slice(0, first[0])}${rest}` : head.toLocaleUpperCase() + rest.slice(1),
  ]
}

export function hintFor(rule: string): string | null {
  if (rule.endsWith('?')) return 'a question can’t be met or broken: state what the answer must be'
  if (SINGLE_WORD.test(rule)) return `too short to check: what must be true of “${rule}”?`
  const law = NAMELESS_LAW.exec(rule)?.[0]
  if (law) return `which one? Name the act or standard behind “${law}”`
  const open = OPEN_ENDED.exec(rule)?.[0]
  if (open) return `open-ended: what else belongs to “${open}”?`
  const vague = (VAGUE_WORD.exec(rule) ?? VAGUE_STEM.exec(rule))?.[0]
  if (vague) return `vague: what counts as “${vague}”?`
  return twoRulesIn(rule) ? 'two requirements in one: each needs its own verdict.' : null
}

export function ruleHints(rules: readonly string[]) {
  return rules.flatMap((rule, index) => {
    const text = hintFor(rule)
    return text ? [{ rule: index + 1, text, parts: twoRulesIn(rule) }] : []
  })
}
