import type { JSHandle, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { progressOf, TOUR_STEPS, type TourStep } from '../../src/machines/tour-steps.ts'
import { accessibilityFaults, arrival, awake, stopClock, toast, visit } from '../support/browser.ts'
import {
  backAt,
  covered,
  demoKeys,
  dialog,
  expectLight,
  expectStep,
  inTour,
  makeFolder,
  makeRuleSet,
  newUser,
  nextUntil,
  pathOf,
  press,
} from './demo-page.ts'

const DONE_ALREADY = 'This action has already been completed in the guide'
const NOT_NOW = 'This action is not available during the guided tour'
const NOT_ELSEWHERE = 'Please complete the demo guide before navigating to other pages.'

/** The tour flag as stored in the browser. */
function setFlag(page: Page, value: string | null): Promise<void> {
  return page.evaluate((flag) => {
    if (flag === null) localStorage.removeItem('demoTourActive')
    else localStorage.setItem('demoTourActive', flag)
  }, value)
}

test('[TOUR-02, TOUR-03, TOUR-06, TOUR-07, TOUR-08, TOUR-11, TOUR-12, TOUR-25, TOUR-26] Next leads through all steps in the smallest window: no target is covered, axe finds no issue, one call at the end', async () => {
  const { page, calls } = await inTour({ viewport: { width: 1024, height: 768 } })
  for (const step of TOUR_STEPS) {
    await nextUntil(page, step)
    await expect.poll(() => covered(page)).toBe(0)
    await dialog(page)
      .getByText(progressOf(step).at === 0 ? '6 steps' : `Step ${progressOf(step).at} of 6`)
      .waitFor()
    expect([step, await accessibilityFaults(page)]).toEqual([step, []])
    await expect
      .poll(() => dialog(page).getByRole('button', { name: 'Back' }).count())
      .toBe(step === 'welcome' || step === 'final-step' ? 0 : 1)
  }
  expect(calls).toEqual([])
  await press(page, 'Finish')
  await arrival(page, '/', 'Sign up to check your own documents.')
  expect(calls).toEqual(['GET /api/users/me'])
  await expect.poll(() => demoKeys(page)).toEqual([])
})

test('[TOUR-04, TOUR-09, TOUR-13, TOUR-16, TOUR-17, DEMO-18, STOR-01] a visitor performs every step on the screen', async () => {
  const { page, calls } = await inTour()
  expect(await page.evaluate(() => localStorage.getItem('demoTourActive'))).toBe('true')
  await page.getByRole('button', { name: 'New folder' }).click()
  await toast(page, NOT_NOW)
  await press(page, 'Start')
  await page.getByRole('button', { name: 'New rule set' }).click()
  await toast(page, NOT_NOW)
  await makeFolder(page, 'Suppliers')
  await expectStep(page, 'create-rule')
  await page.getByRole('button', { name: 'New folder' }).click()
  await toast(page, DONE_ALREADY)
  await makeRuleSet(page)
  await expectStep(page, 'upload-document')
  await page.getByRole('button', { name: 'Load the demo document' }).click()
  await expectStep(page, 'select-folder')
  await page.getByRole('button', { name: 'Remove service-agreement.pdf' }).click()
  await toast(page, NOT_NOW)
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Suppliers' })
  await expectStep(page, 'select-ruleset')
  await page.getByLabel('Rule set', { exact: true }).selectOption({ label: 'Service agreements' })
  await expectLight(page, '[data-tour="submit"]')
  const before = Date.now()
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.waitForURL('**/app/demo/history')
  expect(Date.now() - before).toBeGreaterThanOrEqual(2500)
  await expectStep(page, 'view-results')
  await page.getByText('Service agreements').first().waitFor()
  expect(calls).toEqual([])
})

test('the tour works by keyboard alone: Enter, arrows, Escape, Tab', async () => {
  const { page } = await inTour()
  const { keyboard } = page
  await expect.poll(() => focusedText(page)).toBe('Start')
  const frames = await heldFrames(page)
  await keyboard.press('Enter')
  await expectStep(page, 'create-folder')
  await expect.poll(() => focusedText(page)).toBe('Next')
  await keyboard.press('Tab')
  await expect.poll(() => focusedText(page)).toBe('New folder')
  await frames.evaluate((letGo) => letGo())
  expect(await focusedText(page)).toBe('New folder')
  await keyboard.press('Enter')
  await keyboard.type('By keyboard')
  await keyboard.press('Enter')
  await expectStep(page, 'create-rule')
  await expect.poll(() => focusedText(page)).toBe('Next')
  await keyboard.press('ArrowLeft')
  await expectStep(page, 'create-folder')
  await keyboard.press('ArrowRight')
  await expectStep(page, 'create-rule')
  await keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Leave the demo?' }).waitFor()
  await expect.poll(() => focusedText(page)).toBe('Stay')
  await keyboard.press('Enter')
  await expectStep(page, 'create-rule')
  for (const step of TOUR_STEPS.slice(3)) {
    await expect.poll(() => focusedText(page)).toBe('Next')
    await keyboard.press('Enter')
    await expectStep(page, step)
  }
  await expect.poll(() => focusedText(page)).toBe('Sign up with $10 credit')
  await keyboard.press('Tab')
  await expect.poll(() => focusedText(page)).toBe('Finish')
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
})

test('at the end, a visitor may look around in the demo without the tour, or sign up', async () => {
  const { page, calls } = await backAt('final-step')
  await page.getByRole('button', { name: 'Look around' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('navigation').getByRole('link', { name: 'Check' }).click()
  await page.waitForURL('**/app/demo/check')
  await awake(page)
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').waitFor()
  await expect.poll(() => dialog(page).count()).toBe(0)
  expect(calls).toEqual([])
  const { page: other } = await backAt('final-step')
  await other.getByRole('link', { name: 'Sign up with $10 credit' }).click()
  await other.waitForURL('**/register')
  await expect.poll(() => demoKeys(other)).toEqual([])
})

test('the field for the new folder is highlighted, with the tour’s dialog next to it', async () => {
  const { page } = await inTour()
  await press(page, 'Start')
  await page.getByRole('button', { name: 'New folder' }).click()
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  const field = page.getByLabel('New folder name')
  const beyond = async () => (await bottomOf(page.locator('[data-spot]'))) - (await bottomOf(field))
  await expect.poll(beyond).toBeGreaterThan(0)
  await expect.poll(() => covered(page)).toBe(0)
})

test('during the tour, the page of a quote opens with the sentence marked', async () => {
  const { page } = await backAt('highlight-specific')
  await page
    .getByRole('button', { name: /page \d$/i })
    .first()
    .click()
  await page.getByRole('region', { name: 'Document' }).locator('canvas').first().waitFor()
  await expectStep(page, 'highlight-specific')
})

/** Holds what the page wants to do in its next frames, as on a busy computer, until the function is called. */
function heldFrames(page: Page): Promise<JSHandle<() => void>> {
  return page.evaluateHandle(() => {
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window
    const held = new Map<number, FrameRequestCallback>()
    let last = 1_000_000
    window.requestAnimationFrame = (run) => {
      last += 1
      held.set(last, run)
      return last
    }
    window.cancelAnimationFrame = (id) => void (held.delete(id) || cancel.call(window, id))
    return () => {
      window.requestAnimationFrame = request
      for (const run of held.values()) run(performance.now())
    }
  })
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

test('[TOUR-03] the spotlight follows its target while scrolling and resizing', async () => {
  const { page } = await inTour({ viewport: { width: 1280, height: 620 } })
  await nextUntil(page, 'select-folder')
  const target = '[data-tour="folder-select"]'
  await expectLight(page, target)
  await page.setViewportSize({ width: 1024, height: 560 })
  await expectLight(page, target)
  await page.evaluate(() => scrollBy(0, 60))
  await expectLight(page, target)
  await expect.poll(() => covered(page)).toBe(0)
})

test.each(['check', 'history'] as const)(
  '[TOUR-18, TOUR-19] on the %s page tabs and balance link don’t work',
  async (where) => {
    const { page } = await backAt(where === 'history' ? 'highlight-document' : 'create-folder')
    const here = pathOf(page)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: where === 'check' ? 'Results' : 'Check' })
      .click()
    await toast(page, NOT_ELSEWHERE)
    await page.getByRole('link', { name: /Balance/ }).click()
    await toast(page, NOT_ELSEWHERE)
    expect(pathOf(page)).toBe(here)
  },
)

test.each(['profile', 'history'])(
  '[TOUR-18, TOUR-19] opening the %s by its URL during the tour leads back, with the reason',
  async (other) => {
    const { page } = await inTour()
    await press(page, 'Start')
    await page.goto(`/app/demo/${other}`, { waitUntil: 'commit' })
    await arrival(page, '**/app/demo/check', NOT_ELSEWHERE)
    await expectStep(page, 'create-folder')
  },
)

test('the logo asks before leaving the tour, like Exit', async () => {
  const { page } = await backAt('create-folder')
  await page.getByRole('banner').getByRole('link', { name: 'Rulemark' }).click()
  await page.getByRole('heading', { name: 'Leave the demo?' }).waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expectStep(page, 'create-folder')
})

test('[TOUR-05, TOUR-17, DEMO-20] at the first action the others are refused with the reason, a submission too', async () => {
  const { page } = await inTour()
  await press(page, 'Start')
  await expectStep(page, 'create-folder')
  for (const name of ['Submit for Check', 'Load the demo document', 'New rule set']) {
    await page.getByRole('button', { name }).first().click()
    await toast(page, 'This action is not available during the guided tour')
    await page.reload()
    await awake(page)
    await expectStep(page, 'create-folder')
  }
})

test('[TOUR-10] Back from the results leads to the Check page, and Next leads forward again', async () => {
  const { page } = await backAt('highlight-document')
  await press(page, 'Back')
  await expectStep(page, 'view-results')
  expect(pathOf(page)).toBe('/app/demo/history')
  await press(page, 'Back')
  await page.waitForURL('**/app/demo/check')
  await expectStep(page, 'select-ruleset')
  await press(page, 'Next')
  await page.waitForURL('**/app/demo/history')
  await expectStep(page, 'view-results')
})

test('[TOUR-27, STOR-01] the tour appears and disappears with its flag', async () => {
  const { page } = await inTour()
  await press(page, 'Start')
  await expectStep(page, 'create-folder')
  await stopClock(page)
  await page.reload()
  await expectStep(page, 'create-folder')
  await setFlag(page, null)
  await page.clock.runFor(100)
  await dialog(page).waitFor({ state: 'detached' })
  await setFlag(page, 'true')
  await page.clock.runFor(100)
  await expectStep(page, 'create-folder')
})

test.each<TourStep>(['welcome', 'view-results'])(
  '[TOUR-14, TOUR-15] skipping at %s clears the demo and opens the home page without a call',
  async (step) => {
    const { page, calls } = await backAt(step)
    await press(page, 'Skip tour')
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => demoKeys(page)).toEqual([])
    expect(calls).toEqual([])
  },
)

test('[TOUR-14, TOUR-15] exit asks first; leaving clears the demo and opens the home page', async () => {
  const { page } = await backAt('upload-document')
  await page.getByRole('button', { name: 'Exit the tour' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => demoKeys(page)).toEqual([])
})

test('[TOUR-20, TOUR-21, TOUR-22] a new user finishes, enters the workspace and keeps the rule set', async () => {
  const { page, calls, finished } = await newUser('/app/check')
  await nextUntil(page, 'final-step')
  expect(calls).toEqual([])
  await press(page, 'Finish')
  await page.waitForURL('**/app/check')
  const until = calls.indexOf('POST /api/users/me/demo-finished')
  expect(calls.slice(0, until + 2)).toEqual([
    'GET /api/users/me',
    'POST /api/users/me/demo-finished',
    'GET /api/users/me',
  ])
  await expect.poll(() => finished()).toBe(true)
  await awake(page)
  // Someone who presses Enter all through the tour keeps it too.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it')
  await page.keyboard.press('Enter')
  await toast(page, 'Rule created successfully')
  await visit(page, '/app/check')
  await page.getByRole('heading', { name: 'Service agreements' }).waitFor()
  await page.getByText('The agreement must not mention "best efforts".').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('[TOUR-22] a user who declines the rule set is not asked again', async () => {
  const { page } = await newUser('/app/check')
  await nextUntil(page, 'upload-document')
  await press(page, 'Skip tour')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/app/check')
  await page.waitForURL('**/app/check')
  await awake(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await visit(page, '/app/check')
  await page.getByText('Start with a rule set').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('[TOUR-23, TOUR-24] if the server can’t be reached, the user sees a message and still enters the workspace', async () => {
  const { page, calls, finished } = await newUser('/app/check')
  await page.route('**/api/users/me/demo-finished', (route) => route.fulfill({ status: 500, body: '' }))
  await backAt('final-step', { page, calls })
  await press(page, 'Finish')
  await arrival(page, '**/app/check', 'Unable to finalize demo.')
  expect(pathOf(page)).toBe('/app/check')
  await expect.poll(finished).toBe(true)
})

test('a new user who knows how it works is let into the workspace at once, by the specified call', async () => {
  const { page, finished } = await newUser('/app/check')
  const tour = page.getByRole('button', { name: 'Two-minute tour' })
  const own = page.getByRole('button', { name: 'I know how it works: check my own PDF' })
  const [first, second] = [await tour.boundingBox(), await own.boundingBox()]
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height])
  expect(await accessibilityFaults(page)).toEqual([])
  await Promise.all([page.waitForURL('**/app/check'), own.click()])
  expect(await finished()).toBe(true)
})

test('a user who skips the tour can enter the workspace from then on', async () => {
  const { page, finished } = await newUser('/app/check')
  await press(page, 'Skip tour')
  // The link is shown for less than five seconds, on the home page.
  const link = page.getByRole('status').getByRole('link', { name: 'Open Rulemark' })
  await Promise.all([page.waitForURL('/'), link.click()])
  await page.waitForURL('**/app/check')
  expect(await finished()).toBe(true)
})
