/** Mutation operators: small plausible mistakes, each replacing an expression, a method's name or a statement. */
import { parseSync } from 'vite'

export interface Mutant {
  readonly id: number
  readonly file: string
  readonly line: number
  /** The replacement, as shown in the report. */
  readonly right: string
  readonly wrong: string
  readonly place: Place
}

/** A part of the source, and how its wrong form is written in its place. */
export interface Place {
  readonly kind: 'expression' | 'member' | 'statement'
  readonly start: number
  readonly end: number
  readonly wrong: string
}

type Found = Omit<Mutant, 'id' | 'file'>
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
}

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['find', 'findLast'],
  ['indexOf', 'lastIndexOf'],
])

const SQL_OPERATORS: Readonly<Record<string, string>> = {
  and: 'or',
  or: 'and',
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  'is null': 'is not null',
  'is not null': 'is null',
  'not exists': 'exists',
}
const SQL = / (?:and|or|=|<>|<=?|>=?|\+|-|is null|is not null|not exists)(?![\w=>])/g

/** Skipped: types have no run-time effect; module names are not values. */
const WITHOUT_VALUES = /^(TS(?!As|Satisfies|NonNull)|Import(?!Expression)|ExportAll)/

/** Places where a literal is part of the syntax. */
const SYNTAX = new Set(['typeAnnotation', 'returnType', 'typeArguments', 'source', 'directive'])

export function mutantsOf(file: string, code: string): Found[] {
  const found: Found[] = []
  visit(parseSync(file, code).program as unknown as Node, (node) => {
    for (const { at, right, wrong, place } of mistakesIn(node, code))
      found.push({ line: code.slice(0, at).split('\n').length, right, wrong, place })
  })
  return found
}

/** Statements that consist of an expression: a switch in one needs braces, because no semicolon precedes it. */
export function expressionStatements(file: string, code: string): { start: number; end: number }[] {
  const found: Node[] = []
  visit(parseSync(file, code).program as unknown as Node, (node) => {
    if (node.type === 'ExpressionStatement' && !node.directive) found.push(node)
  })
  return found
}

function visit(node: Node, act: (node: Node) => void): void {
  if (WITHOUT_VALUES.test(node.type)) return
  act(node)
  for (const [key, value] of Object.entries(node)) {
    if (SYNTAX.has(key) || (key === 'key' && node.computed === false)) continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, act)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

interface Mistake {
  readonly at: number
  readonly right: string
  readonly wrong: string
  readonly place: Place
}

function mistakesIn(node: Node, code: string): Mistake[] {
  const { start, end } = node
  const text = ({ start, end }: Pick<Node, 'start' | 'end'>): string => code.slice(start, end)
  const instead = (of: Node, wrong: string): Mistake => ({
    at: of.start,
    right: text(of),
    wrong,
    place: { kind: 'expression', start: of.start, end: of.end, wrong },
  })
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)]
      const wrong = OPERATORS[operator]
      const isText = operator === '+' && [left, right].some((side) => /^['"`]/.test(text(side)))
      if (!wrong || isText) return []
      const swapped =
        node.type === 'AssignmentExpression'
          ? `${text(left)} ${wrong} ${text(right)}`
          : `(${text(left)}) ${wrong} (${text(right)})`
      const place = { kind: 'expression', start, end, wrong: swapped } as const
      return [{ at: code.indexOf(operator, left.end), right: text(node), wrong, place }]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [instead(node, text(node.argument as Node))] : []
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map((wrong) => instead(node.test as Node, wrong))
    case 'Literal':
      if (typeof node.value === 'boolean') return [instead(node, String(!node.value))]
      if (typeof node.value === 'number') return [instead(node, String(node.value + 1))]
      return typeof node.value === 'string' && node.value ? [instead(node, "''")] : []
    case 'TaggedTemplateExpression':
      return text(node.tag as Node) === 'sql' ? sqlMistakes(node, code) : []
    case 'MemberExpression': {
      const [object, property] = [node.object as Node, node.property as Node]
      const wrong = node.computed ? undefined : METHODS.get(String(property.name))
      if (!wrong) return []
      const place = { kind: 'member', start: object.end, end: property.end, wrong } as const
      return [{ at: property.start, right: text(property), wrong, place }]
    }
    case 'ExpressionStatement':
      if (node.directive) return []
      return [
        { at: start, right: text(node), wrong: '', place: { kind: 'statement', start, end, wrong: '' } },
      ]
    default:
      return []
  }
}

/** Conditions of a statement left out or turned round. */
function sqlMistakes(node: Node, code: string): Mistake[] {
  const { start, end } = node
  const quasis = (node.quasi as Node).quasis as Node[]
  return quasis.flatMap((quasi) =>
    [...code.slice(quasi.start, quasi.end).matchAll(SQL)].map(({ 0: right, index }) => {
      const at = quasi.start + index
      const wrong = SQL_OPERATORS[right.trim()] ?? ''
      const whole = `${code.slice(start, at)}${right.replace(right.trim(), wrong)}${code.slice(at + right.length, end)}`
      return { at, right: right.trim(), wrong, place: { kind: 'expression', start, end, wrong: whole } }
    }),
  )
}
