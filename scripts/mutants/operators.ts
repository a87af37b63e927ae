/** Mutation operators: small plausible mistakes, each replacing an expression, a method's name or a statement. */
import { parseSync } from 'vite'

export interface Mutant {
  readonly id: number
  readonly file: string
  readonly line: number
  /** The replacement, as shown in the report. */
  readonly right: string
  readonly wrong: string
  /** More than one for a constant, which is wrong wherever it is used. */
  readonly places: readonly Place[]
}

/** A part of the source, and how its wrong form is written in its place. */
export interface Place {
  readonly kind: 'expression' | 'member' | 'statement'
  readonly start: number
  readonly end: number
  readonly wrong: string
  /** Expression, with the right value in `__v`: whether the wrong value may be another. Without it, it always may. */
  readonly differs?: string
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
  const program = parseSync(file, code).program as unknown as Node
  const constants = constantsOf(program, code)
  visit(program, (node, comparison) => {
    const uses = constants.find(({ init }) => init.start <= node.start && node.end <= init.end)?.uses
    for (const { at, right, wrong, place } of mistakesIn(node, code)) {
      const places = uses?.map((put) => put(place)) ?? [comparison ? inside(comparison, place, code) : place]
      found.push({ line: code.slice(0, at).split('\n').length, right, wrong, places })
    }
  })
  return found
}

/** The comparison with a part of it replaced. */
function inside({ start, end }: Node, part: Place, code: string): Place {
  const wrong = `${code.slice(start, part.start)}(${part.wrong})${code.slice(part.end, end)}`
  return { kind: 'expression', start, end, wrong, differs: `__v !== (${wrong})` }
}

interface Constant {
  readonly init: Node
  /** For each use of the constant, turns a mistake in its value into one there. */
  readonly uses: readonly ((mistake: Place) => Place)[]
}

/** Constants of this file alone whose values are calculated from literals, and where they are used. */
function constantsOf(program: Node, code: string): Constant[] {
  const declared = (program.body as Node[])
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => declarations as Node[])
    .flatMap(({ id, init }) =>
      isNode(id) && isNode(init) && /^[A-Z][A-Z\d_]*$/.test(String(id.name)) && isSimple(init, false)
        ? [{ name: String(id.name), id, init }]
        : [],
    )
  return declared.flatMap(({ name, id, init }) => {
    const uses: Constant['uses'][number][] = []
    let isOnlyRead = true
    visit(program, (node, comparison, parent) => {
      if (node.type !== 'Identifier' || node.name !== name || node === id) return
      if (parent?.type === 'MemberExpression' && !parent.computed && parent.property === node) return
      if (parent?.shorthand === true || parent?.type === 'ExportSpecifier') isOnlyRead = false
      uses.push((mistake) => {
        const [before, after] = [code.slice(init.start, mistake.start), code.slice(mistake.end, init.end)]
        const { start, end } = node
        const wrong = `${before}(${mistake.wrong})${after}`
        const use = { kind: 'expression', start, end, wrong } as const
        return comparison ? inside(comparison, use, code) : use
      })
    })
    return isOnlyRead && uses.length > 0 ? [{ init, uses }] : []
  })
}

const COMPARES = /^(?:[<>]=?|[!=]==)$/
const CALCULATES = /^(?:[<>]=?|[!=]==|[-+*/%])$/

/** Whether a value is calculated without calls, so that calculating it twice changes nothing. */
function isSimple(node: Node, mayUseNames = true): boolean {
  const { type, left, right, argument, expression, object, property } = node
  const areSimple = (...parts: unknown[]): boolean =>
    parts.every((part) => isNode(part) && isSimple(part, mayUseNames))
  if (type === 'Literal') return true
  if (type === 'Identifier' || type === 'ThisExpression') return mayUseNames
  // What a wrong index finds may be nothing, which has no members.
  if (type === 'MemberExpression')
    return areSimple(object) && !(object as Node).computed && (!node.computed || areSimple(property))
  if (type === 'BinaryExpression') return CALCULATES.test(String(node.operator)) && areSimple(left, right)
  if (type === 'UnaryExpression') return /^[-!]$/.test(String(node.operator)) && areSimple(argument)
  return type === 'ParenthesizedExpression' && areSimple(expression)
}

/** Statements that consist of an expression: a switch in one needs braces, because no semicolon precedes it. */
export function expressionStatements(file: string, code: string): { start: number; end: number }[] {
  const found: Node[] = []
  visit(parseSync(file, code).program as unknown as Node, (node) => {
    if (node.type === 'ExpressionStatement' && !node.directive) found.push(node)
  })
  return found
}

/** Calls `act` with each node, the simple comparison that it is in, and its parent. */
function visit(
  node: Node,
  act: (node: Node, comparison?: Node, parent?: Node) => void,
  outer?: Node,
  parent?: Node,
): void {
  if (WITHOUT_VALUES.test(node.type)) return
  const isComparison =
    node.type === 'BinaryExpression' && COMPARES.test(String(node.operator)) && isSimple(node)
  const comparison = outer ?? (isComparison ? node : undefined)
  act(node, comparison, parent)
  for (const [key, value] of Object.entries(node)) {
    if (SYNTAX.has(key) || (key === 'key' && node.computed === false)) continue
    for (const each of Array.isArray(value) ? value : [value])
      if (isNode(each)) visit(each, act, comparison, node)
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
      // Of both, and of either, one is as true as the other unless the sides differ.
      const differs = { '&&': '__v !== true', '||': '__v !== false' }[operator]
      const place = { kind: 'expression', start, end, wrong: swapped, ...(differs && { differs }) } as const
      return [{ at: code.indexOf(operator, left.end), right: text(node), wrong, place }]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [instead(node, text(node.argument as Node))] : []
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map((wrong) => {
        const mistake = instead(node.test as Node, wrong)
        return { ...mistake, place: { ...mistake.place, differs: wrong === 'true' ? '!__v' : '__v' } }
      })
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
