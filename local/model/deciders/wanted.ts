/** Words of a rule as they are looked for in a document: their own stems, other words of the same root, and synonyms. */
import { type Doc, plainOf, type Section, type Sentence } from '../document/document.ts'
import { oppositesOf } from '../document/opposites.ts'
import { sameMeaning } from '../document/synonyms.ts'
import { contentStems, rootOf, stem, wordsOf } from '../document/words.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import { isFormal } from '../rules/subject.ts'

export interface Wanted {
  readonly word: string
  readonly stem: string
  /** The rarer in the document, the higher. */
  readonly weight: number
  /** Stems of the document that mean the same. */
  readonly stems: ReadonlySet<string>
  readonly phrases: readonly RegExp[]
  /** Stems of the document that mean the opposite. */
  readonly opposites: ReadonlySet<string>
  readonly isFiller: boolean
}

/** "Supplier", "contract", "give" say little about the subject. */
const fillerWeight = 0.25

/** Verbs that only say that there is something, that it is given or done: what matters is the thing and whether it is denied. */
const light = anyOf(
  'appointed|appoint|appoints|provid*|offered|offers|granted|gives|kept|keep|keeps|held|hold|holds|obtain*|maintain*|carried|carry|perform*|served|available|availability|agreed|undergo|receive|receives|received|supplied|supply|enjoy*|owed|owe|owes|taken|free|freely|answered|needed|handed|' +
    'erbracht|gewährt|gewähren|vorhanden|bestehen|besteht|bestellt|geleistet|ausgeübt|vorgesehen|angeboten|zugelassen|sofort|' +
    'poskytnut*|poskytovat|provést|proveden*|zajištěn*|sjednán*|zajistit',
)

function isLight(word: string): boolean {
  return isFormal(word) || spansOf(word.toLowerCase(), light).length > 0
}

/** People of whom a document may speak by another name, as "you", or not at all. */
const people = new Set(
  contentStems(
    'bidder tenderer student employee employer staff worker policyholder insured insurer applicant candidate member user patient participant surveyor auditor controller operator manufacturer lender borrower guest visitor owner people person everyone supplier vendor provider seller buyer purchaser customer client contractor company consultant distributor lessor lessee landlord tenant ' +
      'arbeitgeber arbeitgeberin arbeitnehmer arbeitnehmerin mieter mieterin vermieter vermieterin auftragnehmer auftraggeber kunde kunden zhotovitel objednatel nájemce pronajímatel zaměstnavatel zaměstnanec dodavatel odběratel',
  ),
)
const modals = anyOf('must|may|shall|should|can|has|have|needs|muss|müssen|darf|dürfen|soll|musí|nesmí|může')
const beforeAgents = anyOf('by|from|von|vom')
const telling = anyOf('report|reported|notified|announced|sent|given|paid|submitted|returned|delivered')
const articles = anyOf('the|a|an|all|every|each|any|no|der|die|das|dem|jeder|jede|alle')

/** The people who act according to a rule, or who are told or given something. */
export function agentsIn(rule: string): ReadonlySet<string> {
  const words = wordsOf(plainOf(rule)).filter((word) => spansOf(word, articles).length === 0)
  const is = (at: number, terms: RegExp): boolean => spansOf(words[at] ?? '', terms).length > 0
  const acts = (at: number): boolean =>
    (at < 2 && is(at + 1, modals)) ||
    is(at - 1, beforeAgents) ||
    (words[at - 1] === 'to' && is(at - 2, telling))
  return new Set(words.flatMap((word, at) => (people.has(stem(word)) && acts(at) ? [stem(word)] : [])))
}

/** The stems of a document by their roots. */
const rootsOf = new WeakMap<Doc, ReadonlyMap<string, readonly string[]>>()

function stemsByRoot(doc: Doc): ReadonlyMap<string, readonly string[]> {
  const known = rootsOf.get(doc)
  if (known !== undefined) return known
  const roots = new Map<string, string[]>()
  for (const one of doc.frequency.keys()) {
    const root = rootOf(one)
    const stems = roots.get(root)
    if (stems === undefined) roots.set(root, [one])
    else stems.push(one)
  }
  rootsOf.set(doc, roots)
  return roots
}

/** A word that the document lacks weighs no more than one that it has once. */
function rarity(doc: Doc, frequency: number): number {
  return Math.log(1 + (doc.sentences.length + 1) / (Math.max(1, frequency) + 0.5))
}

/** A shorter part of a German compound is found in too many words. */
const shortestPart = 5

/** "Frist" is in "Kündigungsfrist", and "platí" in "neplatí": the denial is counted elsewhere. */
function compoundsWith(doc: Doc, own: string): readonly string[] {
  if (doc.language === 'cs') return [`ne${own}`].filter((one) => doc.frequency.has(one))
  if (doc.language !== 'de' || own.length < shortestPart) return []
  return [...doc.frequency.keys()].filter((one) => one.startsWith(own) || one.endsWith(own))
}

export function wantedIn(
  doc: Doc,
  words: readonly string[],
  agents: ReadonlySet<string> = new Set(),
): readonly Wanted[] {
  const roots = stemsByRoot(doc)
  const isWeakWord = (word: string): boolean =>
    agents.has(stem(word)) || (isLight(word) && !people.has(stem(word)))
  const areAllFormal = words.every(isWeakWord)
  return [...new Map(words.map((word) => [stem(word), word]))].map(([own, word]) => {
    const alike = sameMeaning(word)
    const stems = [
      own,
      ...(roots.get(rootOf(own)) ?? []),
      ...compoundsWith(doc, own),
      ...alike.flatMap((one) => [...one.stems]).filter((one) => doc.frequency.has(one)),
    ]
    const most = Math.max(...stems.map((one) => doc.frequency.get(one) ?? 0))
    const opposites = new Set(oppositesOf(word).filter((one) => doc.frequency.has(one)))
    // "Part-time" tells much where something is full-time.
    const isWeak = !areAllFormal && isWeakWord(word) && opposites.size === 0
    return {
      word,
      stem: own,
      weight: rarity(doc, most) * (isWeak ? fillerWeight : 1),
      isFiller: isWeak,
      stems: new Set(stems),
      phrases: alike.flatMap(({ phrases }) => phrases ?? []),
      opposites,
    }
  })
}

export function isIn(
  { stems, phrases }: Pick<Wanted, 'stems' | 'phrases'>,
  text: Pick<Sentence, 'plain' | 'stems'>,
): boolean {
  for (const one of stems) if (text.stems.has(one)) return true
  return phrases.some((one) => text.plain.search(one) >= 0)
}

/** Whether a text has a word for the opposite instead. */
export function isOpposed(wanted: Wanted, text: Pick<Sentence, 'plain' | 'stems'>): boolean {
  for (const one of wanted.opposites) if (text.stems.has(one)) return !isIn(wanted, text)
  return false
}

type Words = Pick<Sentence, 'plain' | 'stems'>
const titles = new WeakMap<Section, Words>()
const untitled: Words = { plain: '', stems: new Set() }

/** The words in the title of a sentence's section. */
export function titleOf({ section }: Pick<Sentence, 'section'>): Words {
  if (section === null) return untitled
  const known = titles.get(section)
  if (known !== undefined) return known
  const words = { plain: plainOf(section.title), stems: new Set(contentStems(section.title)) }
  titles.set(section, words)
  return words
}
