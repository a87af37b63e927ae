/** The accounts used for screenshots, and a state of one of their screens. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { DEMO_RULE_TEXT } from '../../src/domain/account/demo.ts'
import { formatRules } from '../../src/domain/rules/rules.ts'
import { READY_RULES } from '../../src/islands/workspace/state/ready-rules.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { check, create, newPerson, signIn } from './person.ts'
import { ALL_WIDTHS, newTab, type Screen, type ScreenshotTools } from './screen.ts'

export const AGREEMENT = 'dist/client/demo/service-agreement.pdf'

/** A state of an account with folders, rule sets and results; `empty`: of a new account. */
export function state(
  screen: string,
  name: string,
  reach: (page: Page) => Promise<void>,
  { empty = false } = {},
): Screen {
  return {
    screen,
    state: name,
    widths: ALL_WIDTHS,
    async open(studio: ScreenshotTools, options: BrowserContextOptions) {
      const page = await newTab(studio, options)
      await signIn(page.context(), await (empty ? newcomer(studio) : regular(studio)))
      await reach(page)
      return page
    },
  }
}

const people = new Map<string, Promise<Visitor>>()

function once(key: string, make: () => Promise<Visitor>): Promise<Visitor> {
  const made = people.get(key) ?? make()
  people.set(key, made)
  return made
}

function newcomer({ product }: ScreenshotTools): Promise<Visitor> {
  return once('newcomer', () => newPerson(product, 'new@example.org'))
}

function regular({ product }: ScreenshotTools): Promise<Visitor> {
  return once('regular', async () => {
    const person = await newPerson(product, 'jana.novakova@example.org')
    const contracts = await create(person, '/api/prompt-folders', { name: 'Contracts' })
    const reports = await create(person, '/api/prompt-folders', { name: 'Reports' })
    await create(person, '/api/prompt-folders', { name: 'Data protection' })
    const tag = await create(person, '/api/prompt-tags', { name: 'suppliers' })
    const service = await ruleSet(person, contracts, 'Service agreements', DEMO_RULE_TEXT, [tag])
    const nda = await ruleSet(person, contracts, 'Non-disclosure agreement', formatRules(READY_RULES.nda))
    await ruleSet(person, contracts, 'Framework contract, public tender', DEMO_RULE_TEXT)
    await ruleSet(person, reports, 'Annual report', formatRules(READY_RULES['annual-report']))
    const pdf = new Uint8Array(readFileSync(AGREEMENT))
    await checkBatch(person, service)
    await check(person, nda, pdf, 'Dohoda o mlčenlivosti – Krátký & synové (podepsaná verze) 2026-11-18.pdf')
    await check(person, service, pdf, 'service-agreement.pdf')
    return person
  })
}

async function checkBatch(person: Visitor, ruleSetId: number): Promise<void> {
  const batch = randomUUID()
  for (const name of ['consumer-loan-draft-7.pdf', 'parcel-delivery-2026.pdf', 'QP-014-calibration.pdf'])
    await check(person, ruleSetId, new Uint8Array(readFileSync(`dist/client/samples/${name}`)), name, batch)
}

function ruleSet(
  person: Visitor,
  folderId: number,
  name: string,
  text: string,
  tagIds: readonly number[] = [],
): Promise<number> {
  return create(person, '/api/prompts', { name, text, folderId, tagIds })
}
