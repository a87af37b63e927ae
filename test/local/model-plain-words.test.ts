/** Statements and rules as people word them in ordinary documents, and the verdicts of a careful reader. */
import { describe, expect, it } from 'vitest'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { documentOf } from './model-documents.ts'

function verdictOn(document: string, text: string): string {
  return decideConditional({ number: 1, text }, documentOf(document), phrasesIn('en'), true).verdict
}

describe('denials', () => {
  it.each([
    ['The garage isn’t heated. Bicycles stand in the hall.', 'The garage must be heated.', 'broken'],
    ['Visitors aren’t filmed by cameras. Ask at reception.', 'Visitors may not be filmed by cameras.', 'met'],
    ['Pets can’t travel in the cabin. Ask the crew.', 'Pets must be able to travel in the cabin.', 'broken'],
    ['Les animaux ne sont pas admis au camping.', 'Les animaux doivent être admis au camping.', 'broken'],
    [
      'Doprava zboží se neplatí. Zboží je na skladě a lze je vyzvednout.',
      'Doprava zboží se platí.',
      'broken',
    ],
    ['Trainees are excluded from the canteen.', 'Trainees must have the canteen.', 'broken'],
  ])('%s %s', (document, rule, verdict) => {
    expect(verdictOn(document, rule)).toBe(verdict)
  })

  it('a title that denies denies what stands under it', () => {
    const policy =
      'The terms of the policy in short.\nWhat isn’t insured\n- diving and diving courses, also with a teacher who has a certificate\n- damage caused on purpose\n'
    expect(verdictOn(policy, 'The policy must cover diving.')).not.toBe('met')
  })
})

describe('titles in the case of sentences', () => {
  const release = `The mill opens in May. Anna Berg signed the papers.
Forward-looking statements
This release contains expectations that involve risks and may differ.
Press contact
Anna Berg, phone 0555 1234, is available for questions until noon.`

  it.each([
    ['A note on forward-looking statements must be included.', 'met'],
    ['The release must name a press contact.', 'met'],
    ['The ministry must have approved the release.', 'not_found'],
  ])('%s', (rule, verdict) => {
    expect(verdictOn(release, rule)).toBe(verdict)
  })
})

describe('how often', () => {
  const manual =
    'The filter is cleaned every two weeks. The pump is serviced twice a year. The oil is changed annually.'

  it.each([
    ['The filter must be cleaned at least once a month.', 'met'],
    ['The filter must be cleaned weekly.', 'broken'],
    ['The pump must be serviced at least every six months.', 'met'],
    ['The pump must be serviced at least quarterly.', 'broken'],
    ['The oil must be changed at most once a year.', 'met'],
    ['The oil must be changed no more often than every two years.', 'broken'],
    ['The roof must be inspected yearly.', 'not_found'],
  ])('%s', (rule, verdict) => {
    expect(verdictOn(manual, rule)).toBe(verdict)
  })
})

describe('durations in words', () => {
  it.each([
    ['Le solde est payé sous quinze jours.', 'Le solde doit être payé dans les dix jours.', 'broken'],
    [
      'Die Kündigungsfrist beträgt ein halbes Jahr.',
      'Die Kündigungsfrist darf höchstens drei Monate betragen.',
      'broken',
    ],
    ['El acuerdo dura dos años.', 'El acuerdo debe durar al menos un año.', 'met'],
    ['Visits are announced within a week.', 'Visits must be announced within 5 days.', 'broken'],
  ])('%s %s', (document, rule, verdict) => {
    expect(verdictOn(document, rule)).toBe(verdict)
  })
})

it('a claim about a thing isn’t met by what else is said about it', () => {
  const bylaws = 'The board meets in March. The board can expel a member who harms the club.'
  expect(verdictOn(bylaws, 'Members of the board shall receive a salary.')).toBe('not_found')
})

describe('all, and one of them', () => {
  const report =
    'Visit of 3 May. The emergency door of the cellar was locked.\nNo.   Fault   Deadline\n1   Hatch of the attic does not close   4 June 2025\n2   Lamp out   9 June 2025\n'

  it.each([
    ['All emergency doors must have been unlocked.', 'broken'],
    ['All emergency doors must have been locked.', 'not_found'],
    ['Each hatch must have a deadline.', 'not_found'],
  ])('%s', (rule, verdict) => {
    expect(verdictOn(report, rule)).toBe(verdict)
  })
})

it.each([
  ['Paths must be no narrower than one metre.', 'met'],
  ['Paths must be no wider than one metre.', 'broken'],
  ['Ladders must be no older than ten years.', 'broken'],
])('%s', (rule, verdict) => {
  expect(verdictOn('Paths are 1.2 metres wide. Ladders are 12 years old.', rule)).toBe(verdict)
})

it.each([
  [
    'There must be a right to terminate at will.',
    'The right to terminate this Agreement for breach will lapse after 30 days.',
  ],
  [
    'There must be a promise not to take legal action.',
    'The promise of a legal opinion is not an action under this Agreement.',
  ],
])('in a contract, a sentence with the words of a kind of clause is no such clause: %s', (rule, sentence) => {
  expect(verdictOn(`This Agreement begins on 1 May 2024. ${sentence}`, rule)).toBe('not_found')
})
