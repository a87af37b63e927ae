/** Lists of words of one class of meaning. */
import { OPTIONAL_HYPHEN } from '../text/characters.ts'

export const listed = (list: string): string[] => list.split(' ').filter((word) => word !== '')

/** Maximum length of a prefix in the tables. */
const LONGEST_BEGINNING = 20

/** Minimum letters of a word after an elided article; "'s" is no word. */
const SHORTEST_ELIDED = 3

/** Whole words, word prefixes ("delet*") and endings ("*ed"). */
export class WordList {
  readonly words = new Set<string>()
  private readonly beginnings = new Set<string>()
  private readonly endings: string[] = []

  constructor(lists: readonly string[]) {
    for (const entry of lists.flatMap(listed)) {
      if (entry.startsWith('*')) this.endings.push(entry.slice(1))
      else if (entry.endsWith('*')) this.beginnings.add(entry.slice(0, -1))
      else this.words.add(entry)
    }
  }

  has(written: string): boolean {
    const word = written.replaceAll(OPTIONAL_HYPHEN, '')
    if (this.words.has(word)) return true
    // "l'erreur", "dell'errore"
    const elided = word.indexOf("'") + 1
    if (elided > 0 && word.length - elided >= SHORTEST_ELIDED && this.has(word.slice(elided))) return true
    for (let end = 1; end <= word.length && end <= LONGEST_BEGINNING; end += 1) {
      if (this.beginnings.has(word.slice(0, end))) return true
    }
    return this.endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
  }
}
