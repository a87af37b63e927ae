/** Mutation operators: small plausible mistakes, each replacing a few characters of a file. */
import { parseSync } from 'vite'

export interface Mutant {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly right: string
  readonly wrong: string
}

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

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  indexOf: 'lastIndexOf',
}

/** Skipped: types have no run-time effect; module names are not values. */
const WITHOUT_VALUES = /^(TS(?!As|Satisfies|NonNull)|Import(?!Expression)|ExportAll)/

export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const put = ({ start, end }: Pick<Node, 'start' | 'end'>, wrong: string): void => {
    const line = code.slice(0, start).split('\n').length
    found.push({ line, start, end, right: code.slice(start, end), wrong })
  }
  visit(parseSync(file, code).program as unknown as Node, (node) => mutate(node, code, put))
  return found
}

function visit(node: Node, act: (node: Node) => void): void {
  if (WITHOUT_VALUES.test(node.type)) return
  act(node)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'returnType' || (key === 'key' && node.computed === false))
      continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, act)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function mutate(
  node: Node,
  code: string,
  put: (place: Pick<Node, 'start' | 'end'>, wrong: string) => void,
): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)]
      const wrong = OPERATORS[operator]
      const isText = operator === '+' && [left, right].some((side) => /^['"`]/.test(code.slice(side.start)))
      if (!wrong || isText) return
      const start = code.indexOf(operator, left.end)
      put({ start, end: start + operator.length }, wrong)
      return
    }
    case 'UnaryExpression':
      if (node.operator === '!') put({ start: node.start, end: node.start + 1 }, '')
      return
    case 'ConditionalExpression':
    case 'IfStatement':
      put(node.test as Node, 'true')
      put(node.test as Node, 'false')
      return
    case 'Literal':
      if (typeof node.value === 'boolean') put(node, String(!node.value))
      if (typeof node.value === 'number') put(node, String(node.value + 1))
      if (typeof node.value === 'string' && node.value) put(node, "''")
      return
    case 'MemberExpression': {
      const property = node.property as Node
      const wrong = node.computed ? undefined : METHODS[String(property.name)]
      if (wrong) put(property, wrong)
      return
    }
    case 'ExpressionStatement':
      if ((node.expression as Node).type !== 'Literal') put(node, ';')
  }
}
