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
    ['Visitors aren’t filmed by cameras. Ask at the desk.', 'Visitors may not be filmed by cameras.', 'met'],
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
      'The terms of the policy in short.\nWhat isn’t insured\n- diving and diving courses\n- damage caused on purpose\n'
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
    ['Anna Berg must be a press contact of the ministry.', 'not_found'],
  ])('%s', (rule, verdict) => {
    expect(verdictOn(release, rule)).toBe(verdict)
  })
})
