import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_RULES, OWN_RULES_NOTE, resultFor } from '../../src/domain/account/demo.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { formatRules } from '../../src/domain/rules/rules.ts'
import { type Box, inView, overlap, placeDialog } from '../../src/islands/demo/placement.ts'

const PREPARED: CheckResult = {
  file: 'service-agreement.pdf',
  specificRules: DEMO_RULES.map((rule, index) => ({
    id: index + 1,
    rule,
    error: '',
    verdict: 'met',
    reason: 'It says so.',
    evidence: [],
  })),
  generalRules: [],
  checkedBy: 'emulated model',
  pages: 3,
  language: 'en',
}

test('the demo’s own rules get all their findings, in the order of the rule set', () => {
  const turned = DEMO_RULES.toReversed()
  const result = resultFor(PREPARED, formatRules(turned))
  expect(result.specificRules.map(({ rule }) => rule)).toEqual(turned)
  expect(result.warnings).toBeUndefined()
})

test('a removed rule has no finding, and the result says that an added rule was not checked', () => {
  const kept = DEMO_RULES.slice(0, 2)
  expect(resultFor(PREPARED, formatRules(kept)).specificRules).toHaveLength(2)
  const result = resultFor(PREPARED, formatRules([...kept, 'Cats are mentioned.']))
  expect(result.specificRules.map(({ rule }) => rule)).toEqual(kept)
  expect(result.warnings).toEqual([OWN_RULES_NOTE])
})

test('if all rules are the visitor’s own, the result is the example with a note', () => {
  const result = resultFor(PREPARED, '1. Cats are mentioned.')
  expect(result.specificRules).toHaveLength(DEMO_RULES.length)
  expect(result.warnings).toEqual([OWN_RULES_NOTE])
})

const VIEW = { width: 1024, height: 768 }
const DIALOG = { width: 304, height: 260 }

function box(width: fc.Arbitrary<number>, height: fc.Arbitrary<number>): fc.Arbitrary<Box> {
  return fc
    .record({
      width,
      height,
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ x, y, ...size }) => ({
      ...size,
      left: x * (VIEW.width - size.width),
      top: y * (VIEW.height - size.height),
    }))
}

test('the dialog is inside the window and never covers a target with enough room beside it', () => {
  const narrow = box(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 10, max: 768 }))
  const flat = box(fc.integer({ min: 10, max: 1024 }), fc.integer({ min: 10, max: 200 }))
  fc.assert(
    fc.property(fc.oneof(narrow, flat), (target) => {
      const spot = placeDialog(target, DIALOG, VIEW)
      const placed = { ...spot, ...DIALOG }
      expect(overlap(placed, target)).toBe(0)
      expect(Math.min(spot.left, spot.top)).toBeGreaterThanOrEqual(0)
      expect(placed.left + placed.width).toBeLessThanOrEqual(VIEW.width)
      expect(placed.top + placed.height).toBeLessThanOrEqual(VIEW.height)
    }),
  )
})

test('without a target the dialog is centred', () => {
  expect(placeDialog(null, DIALOG, VIEW)).toEqual({ left: 360, top: 254 })
})

test('a target outside the window is not highlighted', () => {
  expect(inView({ left: 0, top: 900, width: 100, height: 20 }, VIEW)).toBeNull()
  expect(inView({ left: -10, top: 700, width: 100, height: 100 }, VIEW)).toEqual({
    left: 0,
    top: 700,
    width: 90,
    height: 68,
  })
})
