import { describe, expect, it } from 'vitest'
import type { DocumentText } from '../../src/domain/document/page-text.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { finished } from '../../src/domain/text/steps.ts'
import { sourceOf } from '../../src/server/check/evidence.ts'
import { ground } from '../../src/server/check/ground.ts'
import { parseReply } from '../../src/server/check/reply.ts'
import { settled } from '../../src/server/check/second-reading.ts'
import { documentOf, LEASE, pageOf, partlyRead, type RuleText, replyText, ruleAnswer } from './support.ts'

const RULE = { number: 1, text: 'The monthly rent must be stated.' }
const INVENTED = 'The tenant shall paint the lighthouse in violet every second Thursday.'

function grounded(
  rules: readonly RuleText[],
  general: readonly unknown[] = [],
  document: DocumentText = LEASE,
  language = 'en',
) {
  const asked = rules.map(({ number }) => ({ ...RULE, number }))
  const parsed = parseReply(
    { text: replyText(rules, general), finish: 'complete' },
    { rules: asked, general: true },
  )
  if (!parsed.ok) throw new Error(parsed.defect.text)
  const { reply } = parsed
  const source = finished(sourceOf(document))
  const { specificRules, generalRules } = finished(
    ground({ rules: reply.rules, general: reply.general ?? [] }, asked, source, language),
  )
  const supported = { holds: 'supports', limits: [], why: '' } as const
  return {
    specificRules: specificRules.map((draft) => settled(source, draft, () => supported)),
    generalRules,
  }
}

function finding(answer: Partial<RuleText>, document: DocumentText = LEASE, language = 'en'): Finding {
  return grounded([ruleAnswer(1, answer)], [], document, language).specificRules[0] ?? expect.fail()
}

function wrong(answer: Record<string, unknown>, document: DocumentText = LEASE): Finding {
  const said = { kind: 'grammar', error: 'Wrong.', quotes: [{ text: 'LEASE AGREEMENT', page: 1 }], fix: '' }
  const found = grounded([], [{ ...said, ...answer }], document)
  return found.generalRules.find(({ verdict }) => verdict !== 'met') ?? expect.fail()
}

it('a quote that is part of a sentence comes with the rest of it', () => {
  const quotes = [{ text: 'The monthly rent is CZK 14,500', page: 1 }]
  expect(finding({ verdict: 'broken', quotes }).evidence).toMatchObject([
    { quote: 'The monthly rent is CZK 14,500', after: ', due on the fifth day.' },
  ])
  const end = [{ text: 'due on the fifth day.', page: 1 }]
  expect(finding({ verdict: 'broken', quotes: end }).evidence[0]?.before).toBe(
    'The monthly rent is CZK 14,500, ',
  )
  const whole = [{ text: 'The deposit equals three monthly rents.', page: 2 }]
  const [evidence] = finding({ verdict: 'met', quotes: whole }).evidence
  expect([evidence?.before, evidence?.after]).toEqual([undefined, undefined])
})

describe('a rule that is met', () => {
  it('[DATA-20] has no error, and its quote has its place', () => {
    const met = finding({ quotes: [{ text: 'The monthly rent is CZK 14,500', page: 1 }] })
    expect(met).toMatchObject({ id: 1, rule: RULE.text, error: '', verdict: 'met', reason: 'It says so.' })
    expect(met.quote).toBe('The monthly rent is CZK 14,500')
    expect(met.evidence).toMatchObject([{ page: 1, status: 'verified' }])
    // Third line of the page, 30 characters of 6 points.
    expect(met.evidence[0]?.quads).toEqual([[50, 762, 230, 762, 50, 752, 230, 752]])
  })

  it('shows the document’s words if the quote differs slightly', () => {
    const met = finding({
      quotes: [{ text: 'The monthly rent is CZK 14,500 due on the fifth day', page: 1 }],
    })
    expect(met.evidence).toMatchObject([
      { quote: 'The monthly rent is CZK 14,500, due on the fifth day', status: 'repaired', page: 1 },
    ])
    expect(met.evidence[0]?.diff?.length).toBeGreaterThan(0)
    const exact = finding({ quotes: [{ text: 'The deposit equals three monthly rents.', page: 2 }] })
    expect(exact.evidence[0]).not.toHaveProperty('diff')
  })

  it('takes passages joined by an ellipsis separately: whole sentences are proof, and each is labelled as joined', () => {
    const document = documentOf([
      'The rent is paid monthly. The tenant keeps the garden in order.',
      'Repairs are made by the landlord. The deposit is returned within a month.',
    ])
    const text = 'The tenant keeps the garden in order. … The deposit is returned within a month.'
    const met = finding({ quotes: [{ text, page: 1 }] }, document)
    expect(met.verdict).toBe('met')
    expect(met.evidence).toMatchObject([
      { quote: 'The tenant keeps the garden in order.', page: 1, status: 'verified', joined: true },
      { quote: 'The deposit is returned within a month.', page: 2, status: 'verified', joined: true },
    ])
  })

  it('shows the document’s words without the invisible ones', () => {
    const document = documentOf(['This agree\u0002ment of \u202elease ends in May.'])
    const text = 'This agreement of lease ends in May.'
    expect(finding({ quotes: [{ text, page: 1 }] }, document).quote).toBe(text)
  })

  it('has its quote found on another page than the AI said', () => {
    expect(
      finding({ quotes: [{ text: 'The deposit equals three monthly rents.', page: 1 }] }).evidence,
    ).toMatchObject([{ page: 2, status: 'verified' }])
  })

  it('needs the reader’s judgement if none of its quotes is in the document', () => {
    const judged = finding({ quotes: [{ text: INVENTED, page: 1 }] })
    expect(judged).toMatchObject({
      verdict: 'undecided',
      cause: 'not-in-document',
      error: 'These words are not in the document.',
      reason: 'It says so.',
      evidence: [{ quote: INVENTED, page: null, quads: [], status: 'unverified' }],
    })
    expect(judged.nearest?.[0]?.text).toContain('monthly rent')
  })

  it('needs it if a figure of a quote differs, and shows the document’s words', () => {
    const quotes = [
      { text: 'The monthly rent is CZK 15,400, due on the fifth day.', page: 1 },
      { text: 'The deposit equals three monthly rents.', page: 2 },
    ]
    for (const verdict of ['met', 'broken']) {
      const judged = finding({ verdict, quotes })
      expect(judged).toMatchObject({
        verdict: 'undecided',
        cause: 'words-differ',
        error: 'The document says: “The monthly rent is CZK 14,500, due on the fifth day.”',
        reason: 'It says so.',
      })
      expect(judged.evidence[0]?.diff).toEqual(
        expect.arrayContaining([expect.objectContaining({ kind: 'document' })]),
      )
    }
  })

  it.each([
    ['a picture or a bar', 'The tenant shall \ufffc paint the walls.'],
    ['a blank', 'The tenant pays ______ for the garden.'],
    ['a box', 'The tenant ☐ shall paint the walls.'],
    ['a box before the words', '☐ The tenant shall paint the walls.'],
  ])('needs it if %s stands among the quoted words', (_, line) => {
    const text = line.replace(/^☐ /, '')
    expect(finding({ quotes: [{ text, page: 1 }] }, documentOf([line]))).toMatchObject({
      verdict: 'undecided',
      cause: 'not-visible',
      error: expect.stringContaining('a blank, an empty box, a drawing or a second text'),
      evidence: [{ status: 'unsure' }],
    })
  })

  it('stays met if one of its quotes is proven; the others are shown as unverified', () => {
    const met = finding({
      quotes: [
        { text: INVENTED, page: 1 },
        { text: `Also, ${INVENTED}`, page: 1 },
        { text: 'The deposit equals three monthly rents.', page: 2 },
      ],
    })
    expect(met.verdict).toBe('met')
    expect(met.quote).toBe('The deposit equals three monthly rents.')
    expect(met.evidence.map(({ status }) => status)).toEqual(['unverified', 'unverified', 'verified'])
  })

  it('without a quote says how many pages were read', () => {
    const met = finding({ reason: 'No penalty is mentioned.' })
    expect(met).toMatchObject({ verdict: 'met', error: '', evidence: [] })
    expect(met.reason).toBe(
      'No penalty is mentioned. Judged on the whole document (2 pages); there is no passage to quote.',
    )
    expect('quote' in met).toBe(false)
  })
})

describe('a rule that is broken', () => {
  it('has the reason as its error, the fix and the place', () => {
    const broken = finding({
      verdict: 'broken',
      reason: 'The rent is too high.',
      fix: 'The monthly rent is CZK 12,000.',
      quotes: [{ text: 'CZK 14,500', page: 1 }],
    })
    expect(broken).toMatchObject({
      verdict: 'broken',
      error: 'The rent is too high.',
      fix: 'The monthly rent is CZK 12,000.',
    })
    expect(broken.evidence).toHaveLength(1)
    expect('nearest' in broken).toBe(false)
  })

  it('needs the reader’s judgement without a proof, with the closest passages and no place', () => {
    const judged = finding({ verdict: 'broken', quotes: [{ text: INVENTED, page: 1 }], fix: 'Paint it.' })
    expect(judged).toMatchObject({ verdict: 'undecided', cause: 'not-in-document', fix: 'Paint it.' })
    expect(judged.evidence).toMatchObject([{ page: null, quads: [] }])
    expect(judged.nearest?.length).toBeGreaterThan(0)
    expect(judged.nearest?.length).toBeLessThanOrEqual(3)
  })

  it('stays broken without a quote, with the closest passages', () => {
    const broken = finding({ verdict: 'broken' })
    expect(broken).toMatchObject({ verdict: 'broken', evidence: [] })
    expect(broken.nearest?.length).toBeGreaterThan(0)
  })

  it('has an error even when the AI gave no reason', () => {
    expect(finding({ verdict: 'broken', reason: ' \u200b' }).error).toBe('The document breaks this rule.')
  })
})

describe('a rule that is not found', () => {
  it('says so, with the reason and the closest passages', () => {
    const missing = finding({
      verdict: 'not_found',
      reason: 'Nothing on rent reviews.',
      fix: 'Rent is reviewed yearly.',
    })
    expect(missing).toMatchObject({
      verdict: 'not-found',
      error: 'Not found in the document.',
      reason: 'Nothing on rent reviews.',
      fix: 'Rent is reviewed yearly.',
      evidence: [],
    })
    expect(missing.nearest?.[0]).toMatchObject({ page: 1 })
  })

  it('takes the AI’s quotes as passages that did not count', () => {
    const missing = finding({
      verdict: 'not_found',
      quotes: [
        { text: INVENTED, page: 1 },
        { text: 'Either party may give notice', page: 2 },
      ],
    })
    expect(missing.evidence).toEqual([])
    expect(missing.nearest?.[0]).toMatchObject({ page: 2, text: 'Either party may give notice' })
    for (const { quads } of missing.nearest ?? []) expect(quads?.length).toBeGreaterThan(0)
    expect(missing.nearest?.length).toBeLessThanOrEqual(3)
  })

  it.each([
    ['cs', 'V dokumentu nenalezeno.'],
    ['de', 'Im Dokument nicht gefunden.'],
    ['fr', 'Not found in the document.'],
  ])('[CORE-11] has its error in the report’s language: %s', (language, error) => {
    const missing = finding({ verdict: 'not_found' }, LEASE, language)
    expect(missing).toMatchObject({ error, reason: 'It says so.' })
  })

  it('says how many pages were read if the AI gave no reason', () => {
    expect(finding({ verdict: 'not_found', reason: '' }).reason).toBe(
      'Judged on the whole document (2 pages); there is no passage to quote.',
    )
  })
})

describe('a quote across two pages', () => {
  it('is one piece of evidence for each page, with the words on it', () => {
    const document = documentOf([
      'Rent is due on the first day of every',
      'calendar month without any reminder.',
    ])
    const { evidence } = finding(
      { verdict: 'broken', quotes: [{ text: 'is due on the first day of EVERY calendar month', page: 1 }] },
      document,
    )
    expect(evidence.map(({ quads: _, around: __, ...said }) => said)).toEqual([
      { page: 1, quote: 'is due on the first day of every', before: 'Rent ', status: 'repaired' },
      { page: 2, quote: 'calendar month', after: ' without any reminder.', status: 'repaired' },
    ])
    expect(evidence.every(({ quads, around }) => quads.length === 1 && around?.length === 1)).toBe(true)
  })
})

describe('a page that is a picture', () => {
  const quote = { text: 'Signed in Brno', page: 2, box_2d: [100, 200, 150, 600] }
  const SCAN = partlyRead([LEASE.pages[0]?.text ?? '', 'Scan 17'], { 2: 'picture' })

  it('has evidence from the picture at the place the AI gave, which is no proof', () => {
    const seen = finding({ quotes: [quote] }, SCAN)
    expect(seen).toMatchObject({
      verdict: 'undecided',
      cause: 'pages-unread',
      error: 'Pages that could not be read may decide this.',
      reason: 'It says so. The pages that were read don’t settle this. Not read: page 2.',
    })
    const [evidence] = seen.evidence
    expect(evidence).toMatchObject({ status: 'image', page: 2, quote: 'Signed in Brno' })
    expect(evidence?.quads[0]?.map((value) => Math.round(value))).toEqual([
      119, 758, 357, 758, 119, 716, 357, 716,
    ])
  })

  it('has none if the page has text', () => {
    expect(finding({ quotes: [{ ...quote, page: 1 }] }, SCAN).evidence).toMatchObject([
      { status: 'unverified', page: null },
    ])
  })

  it('has none in a file with text on every page', () => {
    const blank = documentOf([LEASE.pages[0]?.text ?? '', ''])
    expect(finding({ quotes: [quote] }, blank).cause).toBe('not-in-document')
  })

  it('has evidence without a place if there is no box', () => {
    const seen = finding({ quotes: [{ text: 'Signed in Brno', page: 2 }] }, SCAN)
    expect(seen.evidence).toEqual([{ status: 'image', page: 2, quote: 'Signed in Brno', quads: [] }])
  })

  // The box is the top tenth and left fifth of the displayed page; the page itself is 600 by 800 points at (10, 20).
  it.each([
    [0, [10, 820, 130, 820, 10, 740, 130, 740]],
    [90, [10, 180, 70, 180, 10, 20, 70, 20]],
    [180, [490, 100, 610, 100, 490, 20, 610, 20]],
    [270, [550, 820, 610, 820, 550, 660, 610, 660]],
  ] as const)('has its box turned back by %i degrees and moved to the crop box', (rotation, expected) => {
    const page = pageOf(1, '', { width: 600, height: 800, rotation, origin: [10, 20], reading: 'picture' })
    const document: DocumentText = { pages: [page, ...LEASE.pages.slice(1)], warnings: [] }
    const { evidence } = finding({ quotes: [{ text: 'x', page: 1, box_2d: [0, 0, 100, 200] }] }, document)
    expect(evidence[0]?.quads[0]?.map((value) => Math.round(value))).toEqual(expected)
  })
})

describe('general findings', () => {
  it('have a line for every kind of check, satisfied if nothing was found', () => {
    const { generalRules } = grounded(
      [ruleAnswer(1)],
      [{ kind: 'spelling', error: 'Typo.', quotes: [{ text: 'LEASE AGREEMENT', page: 1 }], fix: '' }],
    )
    expect(generalRules.map(({ id, rule, error }) => [id, rule, error])).toEqual([
      [2, 'Spelling', 'Typo.'],
      [3, 'Grammar', ''],
      [4, 'Punctuation', ''],
      [5, 'Consistency of names, dates, numbers and references', ''],
      [6, 'Unfinished text', ''],
    ])
  })

  it('have their place and their correction', () => {
    const quotes = [{ text: 'three monthly rents', page: 2 }]
    expect(wrong({ quotes, fix: 'three months of rent' })).toMatchObject({
      rule: 'Grammar',
      error: 'Wrong.',
      fix: 'three months of rent',
      quote: 'three monthly rents',
      evidence: [{ status: 'verified', page: 2 }],
    })
  })

  it('need the reader’s judgement, without a place, if their quote is not in the document', () => {
    expect(wrong({ quotes: [{ text: INVENTED, page: 1 }] })).toMatchObject({
      verdict: 'undecided',
      cause: 'not-in-document',
      reason: 'Wrong.',
      evidence: [{ status: 'unverified', quads: [] }],
    })
  })

  it('need it too if they quote nothing, as a check does that the AI can’t do', () => {
    expect(wrong({ quotes: [], error: 'Not checked: the document is in Maltese.' })).toMatchObject({
      verdict: 'undecided',
      cause: 'not-understood',
      reason: 'Not checked: the document is in Maltese.',
    })
  })

  it('that are proven come first', () => {
    const spelling = (error: string, ...texts: readonly string[]) => ({
      kind: 'spelling',
      error,
      quotes: texts.map((text) => ({ text, page: 1 })),
      fix: '',
    })
    const found = [spelling('a', INVENTED), spelling('b'), spelling('c', INVENTED, 'LEASE AGREEMENT')]
    const { generalRules } = grounded([], found)
    expect(generalRules.slice(0, 3).map(({ reason }) => reason)).toEqual(['c', 'a', 'b'])
  })

  it.each([
    ['undecided', 'Pages that could not be read may decide this.', [INVENTED]],
    ['broken', 'Wrong.', [INVENTED, 'LEASE AGREEMENT']],
  ])('of a file with an unread page are %s', (verdict, error, texts) => {
    const scanned = partlyRead([LEASE.pages[0]?.text ?? '', ''], { 2: 'picture' })
    const quotes = texts.map((text) => ({ text, page: 1 }))
    const said = { kind: 'grammar', error: 'Wrong.', quotes, fix: '' }
    const { generalRules } = grounded([], [said], scanned)
    expect(generalRules.find(({ kind }) => kind === 'grammar')).toMatchObject({ verdict, error })
  })

  it.each(['"meets" should be "meet"', 'The word passes is misspelt.', 'MEETS'])(
    'don’t count as satisfied because they say %s',
    (error) => {
      const found = wrong({ error })
      expect(found.error).toBe('This needs correcting.')
      expect(found.reason).toBe(error)
    },
  )
})
