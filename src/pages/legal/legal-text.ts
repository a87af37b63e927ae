import { type ComponentChildren, h, isValidElement, type VNode } from 'preact'

/** The operator's settings that legal texts mention. */
export interface LegalFacts {
  readonly support: string
  /** Name and address of the operator; absent where the operator has not configured them. */
  readonly operator?: string | undefined
  /** Name of the operator's own AI model; absent where documents go to Google Gemini. */
  readonly model?: string | undefined
}

/** A paragraph: words, or words with elements among them. Any other element is a block of its own. */
type Block = string | readonly ComponentChildren[] | VNode

export interface TextSection<Facts> {
  /** Anchor; must not change once published. */
  readonly id: string
  readonly title: string
  readonly body: (facts: Facts) => readonly Block[]
}

export interface Legal {
  readonly path: string
  readonly title: string
  readonly description: string
  /** A summary; only the sections are binding. */
  readonly inShort: readonly (string | ((facts: LegalFacts) => string))[]
  readonly sections: readonly TextSection<LegalFacts>[]
}

export function section<Facts = void>(
  id: string,
  title: string,
  body: readonly Block[] | TextSection<Facts>['body'],
): TextSection<Facts> {
  return { id, title, body: typeof body === 'function' ? body : () => body }
}

export function text(words: TemplateStringsArray, ...elements: readonly ComponentChildren[]): Block {
  return words.flatMap((part, at) => [part, elements[at]])
}

export function link(href: string, words: string): VNode {
  return h('a', { href }, words)
}

export function supportLink({ support }: LegalFacts): VNode {
  return link(`mailto:${support}`, support)
}

function list(tag: 'ul' | 'ol', items: readonly ComponentChildren[]): VNode {
  return h(tag, {}, ...items.map((item) => h('li', {}, item)))
}

export const bullets = (...items: readonly ComponentChildren[]): VNode => list('ul', items)
export const numbered = (...items: readonly ComponentChildren[]): VNode => list('ol', items)

export function elementOf(block: Block): VNode {
  return isValidElement(block) ? block : h('p', {}, block)
}

export function operatorSentence({ operator }: LegalFacts): string {
  return operator
    ? `The operator is ${operator}.`
    : 'The operator’s name and address have not been entered in this installation; ask for them at the address below.'
}
