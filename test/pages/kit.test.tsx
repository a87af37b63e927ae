import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AppShell } from '../../src/islands/shell/AppShell.tsx'
import {
  Button,
  Checkbox,
  ConfirmDialog,
  IconButton,
  Menu,
  Money,
  PasswordField,
  Segmented,
  Select,
  StateBadge,
  TextField,
  VerdictSign,
} from '../../src/islands/ui/index.ts'
import { attributes, textOf } from './rendered.ts'

const hrefs = { home: '/', check: '/app/check', history: '/app/history', profile: '/app/profile' }
const nothing = (): void => {}

function shell(demo: boolean): string {
  return renderToString(
    <AppShell
      user={{ email: 'a@b.cz', balance: 47.83 }}
      current="history"
      demo={demo}
      hrefs={hrefs}
      onSignOut={nothing}
    >
      <h1>Results</h1>
    </AppShell>,
  )
}

describe('the frame of the signed-in pages', () => {
  test('[APP-01] [APP-02] [APP-03] [APP-04] has logo, balance leading to the profile, and Sign Out', () => {
    const html = shell(false)
    expect(html).toContain('class="logo" href="/"')
    expect(html).toMatch(/<a class="button[^"]*" href="\/app\/profile"/)
    expect(textOf(html)).toContain('$47.83')
    expect(textOf(html)).toContain('Sign Out')
  })

  test('[APP-05] shows "DEMO MODE" only in the demo', () => {
    expect(textOf(shell(true))).toContain('DEMO MODE')
    expect(textOf(shell(false))).not.toContain('DEMO MODE')
  })

  test('[APP-06] [APP-07] [APP-08] has three tabs and marks the current one', () => {
    const tabs = shell(false).match(/<nav[\s\S]*<\/nav>/)?.[0] ?? ''
    expect(attributes(tabs, 'href')).toEqual(['/app/check', '/app/history', '/app/profile'])
    expect(textOf(tabs)).toBe('Check Results Profile')
    expect(tabs).toMatch(/href="\/app\/history" aria-current="page"/)
  })
})

test('no component writes a style attribute, which the policy would block', () => {
  const parts: ReactElement[] = [
    <Button key="1" loading>
      Save
    </Button>,
    <IconButton key="2" icon="x" label="Close" />,
    <TextField key="3" label="Email" error="Email is required" />,
    <PasswordField key="4" label="Password" autoComplete="current-password" />,
    <Select key="5" label="Folder" options={[]} placeholder="Choose" defaultValue="" />,
    <Checkbox key="6" label="All folders" />,
    <Menu key="7" label="Actions" items={[{ label: 'Edit', onSelect: nothing }]} />,
    <ConfirmDialog key="8" open title="Delete" confirmLabel="Delete" onClose={nothing} onConfirm={nothing}>
      Gone for good.
    </ConfirmDialog>,
  ]
  expect(renderToString(<div>{parts}</div>)).not.toMatch(/\sstyle=/)
  expect(shell(true)).not.toMatch(/\sstyle=/)
})

test('a field links its label, hint and error to its control', () => {
  const html = renderToString(<TextField label="Email" hint="We send a link." error="Email is required" />)
  const control = html.match(/<input[^>]*>/)?.[0] ?? ''
  const [id = ''] = attributes(control, 'id')
  const described = (attributes(control, 'aria-describedby')[0] ?? '').split(' ')
  expect(html).toContain(`<label class="field-label" for="${id}">`)
  expect(control).toContain('aria-invalid="true"')
  expect(described).toHaveLength(2)
  for (const each of described) expect(html).toContain(`id="${each}"`)
})

test('a field without an error has no error attributes', () => {
  const html = renderToString(<TextField label="Email" />)
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test('a busy button keeps its label and stays focusable', () => {
  const html = renderToString(<Button loading>Submit for Check</Button>)
  expect(textOf(html)).toBe('Submit for Check')
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/\sdisabled/)
})

test('an icon button has a name, and its tooltip may say why it is unavailable', () => {
  const html = renderToString(
    <IconButton
      icon="x"
      label="Delete folder"
      tip="Cannot delete folder that contains rules"
      aria-disabled
    />,
  )
  expect(html).toContain('aria-label="Delete folder"')
  const [tip = ''] = attributes(html.match(/<button[^>]*>/)?.[0] ?? '', 'aria-describedby')
  expect(html).toMatch(new RegExp(`id="${tip}" role="tooltip"[^>]*>Cannot delete folder that contains rules`))
})

test('a filter is a group of radio buttons with one chosen', () => {
  const segments = [
    { value: 'all', label: 'All', count: 12 },
    { value: 'broken', label: 'Broken', count: 2 },
  ]
  const html = renderToString(
    <Segmented legend="Show" segments={segments} value="broken" onChange={nothing} />,
  )
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(textOf(html)).toBe('Show All 12 Broken 2')
})

test.each([
  [<Money key="1" amount={10} />, '$10.00'],
  [<Money key="2" amount={0.25} as="price" />, '$0.250'],
  [<Money key="3" amount={-0.25} as="booked" />, '\u2212$0.25'],
  [<Money key="4" amount={25} as="booked" />, '+$25.00'],
])('[CORE-14] [HIST-26] money is shown with its unit: %#', (money, text) => {
  expect(textOf(renderToString(money))).toBe(text)
})

test.each([
  ['[HIST-17]', 'STARTED', 'waiting'],
  ['[HIST-16]', 'PROCESSING', 'working'],
  ['[HIST-15]', 'FINISHED', 'met'],
  ['[HIST-18]', 'ERROR', 'broken'],
] as const)('%s the badge of %s has its colour and text', (_, state, tone) => {
  const html = renderToString(<StateBadge state={state} />)
  expect(html).toContain(`badge-${tone}`)
  expect(textOf(html)).toBe(state)
})

test('a verdict shown only as an icon keeps its text for screen readers', () => {
  expect(textOf(renderToString(<VerdictSign verdict="not-found" iconOnly />))).toBe(
    'Not found in the document',
  )
})
