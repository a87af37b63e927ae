/** Writes all mutants of a file into it at once, each behind a switch that turns it on while the tests run. */
import { expressionStatements, type Mutant, type Place } from './operators.ts'

interface Part {
  readonly kind: Place['kind'] | 'braces'
  readonly start: number
  readonly end: number
  readonly mutants: { readonly id: number; readonly place: Place }[]
}

export function switched(file: string, code: string, mutants: readonly Mutant[]): string {
  const parts: Part[] = expressionStatements(file, code).map(({ start, end }) => ({
    kind: 'braces',
    start,
    end,
    mutants: [],
  }))
  for (const mutant of mutants.flatMap(({ id, places }) => places.map((place) => ({ id, place })))) {
    const { kind, start, end } = mutant.place
    const same = parts.find((part) => part.kind === kind && part.start === start && part.end === end)
    if (same) same.mutants.push(mutant)
    else parts.push({ kind, start, end, mutants: [mutant] })
  }
  const rank = ({ kind }: Part): number => ['braces', 'statement', 'expression', 'member'].indexOf(kind)
  const outerFirst = parts.toSorted((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b))
  return `let __v; ${written(code, 0, code.length, outerFirst)}`
}

/** The code from `start` to `end` with the parts in it. */
function written(code: string, start: number, end: number, parts: readonly Part[]): string {
  let text = ''
  let at = start
  for (let next = 0; next < parts.length; ) {
    const part = parts[next] as Part
    let after = next + 1
    while (after < parts.length && (parts[after] as Part).start < part.end) after++
    const inner = written(code, part.start, part.end, parts.slice(next + 1, after))
    text += code.slice(at, part.start) + withSwitches(part, inner, code)
    at = part.end
    next = after
  }
  return text + code.slice(at, end)
}

function withSwitches({ kind, start, end, mutants }: Part, inner: string, code: string): string {
  const choices = (form: (wrong: string) => string): string =>
    mutants.map(({ id, place }) => `__mutant(${id}, ${!place.differs}) ? ${form(place.wrong)} : `).join('')
  switch (kind) {
    case 'expression': {
      const notes = mutants.flatMap(({ id, place }) =>
        place.differs ? [`__differs(${id}, ${place.differs})`] : [],
      )
      const right = notes.length > 0 ? `(__v = (${inner}), ${notes.join(', ')}, __v)` : `(${inner})`
      return `(${choices((wrong) => `(${wrong})`)}${right})`
    }
    case 'member': {
      const name = /\w+$/.exec(inner)?.[0]
      return `${code.slice(start, end).includes('?.') ? '?.' : ''}[${choices((wrong) => `'${wrong}'`)}'${name}']`
    }
    case 'statement':
      return `if (!__mutant(${mutants[0]?.id}, true)) ${inner}`
    case 'braces':
      return `{ ${inner} }`
  }
}
