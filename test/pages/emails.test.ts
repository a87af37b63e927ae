import { describe, expect, test } from 'vitest'
import {
  accountDeleted,
  confirmEmail,
  passwordChanged,
  resetPassword,
  topUpReceived,
} from '../../src/pages/emails/letters.ts'
import { textOf } from './rendered.ts'

const link = 'https://rulemark.example/account-activated?token=a-b_c.d&x=1'

describe.each([
  ['confirm', confirmEmail({ link }), 'Confirm your email', '48 hours'],
  ['reset', resetPassword({ link }), 'Reset your Rulemark password', 'one hour'],
  ['password changed', passwordChanged({ link }), 'password was changed', 'signed out'],
  ['top-up', topUpReceived({ amount: 25, balance: '$34.75', link }), '$25.00 added', '$34.75'],
])('%s', (_, letter, subject, words) => {
  test('has the same content in HTML and plain text, with the complete link', () => {
    expect(letter.subject).toContain(subject)
    expect(textOf(letter.html)).toContain(words)
    expect(letter.text).toContain(words)
    expect(letter.text).toContain(`\n${link}\n`)
    expect(letter.html).toContain(`href="${link.replace('&', '&amp;')}"`)
  })

  test('loads no resources and runs no scripts', () => {
    expect(letter.html).not.toMatch(/<(script|img|link|iframe)/)
  })
})

test('an account’s last letter has no link and names the data that is kept', () => {
  const letter = accountDeleted()
  expect(letter.subject).toContain('deleted')
  expect(letter.text).toContain('90 days')
  expect(letter.html).not.toContain('<a ')
})

test('the content of a link can’t break out of its attribute', () => {
  const letter = confirmEmail({ link: 'https://x.example/?a="><script>1</script>' })
  expect(letter.html).not.toContain('<script>')
})
