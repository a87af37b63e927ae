/** The condition of a rule ("If data leave the EEA, …"), as named by the AI and confirmed in the rule's text. */
import { languageOf } from '../text-language.ts'

interface Openings {
  readonly conditions: readonly string[]
  /** With these the rule does not apply when something is present, not when it is absent. */
  readonly exceptions: readonly string[]
}

/** Words that begin a condition or an exception, by language. */
const OPENINGS: Readonly<Record<string, Openings>> = {
  en: {
    conditions: [
      'if',
      'where',
      'wherever',
      'when',
      'whenever',
      'in case',
      'in the event',
      'provided',
      'insofar',
    ],
    exceptions: ['unless', 'except'],
  },
  de: {
    conditions: ['wenn', 'falls', 'sofern', 'soweit', 'sobald', 'insoweit', 'im falle', 'im fall', 'bei'],
    exceptions: ['es sei denn', 'außer'],
  },
  cs: {
    conditions: ['pokud', 'jestliže', 'jestli', 'když', 'v případě'],
    exceptions: ['ledaže', 'pokud ne'],
  },
  sk: { conditions: ['ak', 'keď', 'v prípade'], exceptions: ['okrem', 'iba ak'] },
  pl: { conditions: ['jeśli', 'jeżeli', 'gdy', 'w przypadku', 'o ile'], exceptions: ['chyba że'] },
  fr: { conditions: ['si', "s'il", 's’il', 'lorsque', 'en cas', 'quand'], exceptions: ['sauf', 'à moins'] },
  es: { conditions: ['si', 'cuando', 'en caso', 'siempre que'], exceptions: ['salvo', 'a menos'] },
  it: { conditions: ['se', 'quando', 'qualora', 'nel caso', 'in caso'], exceptions: ['salvo', 'a meno'] },
  pt: { conditions: ['se', 'quando', 'caso', 'em caso', 'no caso'], exceptions: ['salvo', 'a menos'] },
  nl: { conditions: ['als', 'indien', 'wanneer', 'in geval'], exceptions: ['tenzij', 'behalve'] },
  hu: { conditions: ['ha', 'amennyiben'], exceptions: ['kivéve'] },
  ro: { conditions: ['dacă', 'în cazul'], exceptions: ['cu excepția'] },
  ru: { conditions: ['если', 'в случае'], exceptions: ['кроме', 'если не'] },
  uk: { conditions: ['якщо', 'у разі'], exceptions: ['крім', 'якщо не'] },
}
/** The same for languages written without spaces. */
const UNSPACED: Readonly<Record<string, RegExp>> = {
  ja: /場合|とき|なら/u,
  zh: /如果|倘若|若/u,
  ko: /경우|[가-힣]면/u,
}
/** "je-li", "má-li". */
const CZECH_IF = /\p{L}-li /u

/** The opening word may be among this many words before the condition. */
const WORDS_BEFORE = 4
/** Minimum letters of a meaningful condition, and characters of the rule besides it. */
const SHORTEST = 4

export interface Condition {
  /** As worded in the rule. */
  readonly text: string
  readonly isException: boolean
}

/** Returns null if `named` is not a proper part of the rule, or the rule doesn't make it a condition. */
export function conditionOf(rule: string, named: string): Condition | null {
  const whole = squeezed(rule)
  const text = withoutMarks(squeezed(named))
  const at = fold(whole).indexOf(fold(text))
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (at < 0 || letters < SHORTEST || whole.length - text.length < SHORTEST) return null
  const clauses = whole.slice(0, at).split(/[,;:.]/u)
  const before = clauses.slice(-1).flatMap((clause) => clause.trim().split(' ').slice(-WORDS_BEFORE))
  const own = text.split(' ').slice(0, WORDS_BEFORE)
  const opening = ` ${fold([...before, ...own].join(' ')).replace(/[,;:.()]/gu, ' ')} `
  const kind = openingOf(opening, languageOf(whole))
  if (kind === null) return null
  return { text: whole.slice(at, at + text.length), isException: kind === 'exception' }
}

function openingOf(opening: string, language: string): 'condition' | 'exception' | null {
  const { conditions = [], exceptions = [] } = OPENINGS[language] ?? {}
  const begins = (words: readonly string[]): boolean => words.some((word) => opening.includes(` ${word} `))
  if (begins(exceptions)) return 'exception'
  if (begins(conditions) || (language === 'cs' && CZECH_IF.test(opening))) return 'condition'
  return UNSPACED[language]?.test(opening) ? 'condition' : null
}

function withoutMarks(text: string): string {
  return text.replace(/(?<![,;:.])[,;:.]+$/u, '')
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Returns a string of the same length, so that offsets stay valid. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}
