import { expect, test } from 'vitest'
import { mailboxOf, PASSWORD_MIN } from '../../src/domain/account/account.ts'
import { isCommonPassword } from '../../src/domain/account/common-passwords.ts'

test.each([
  ['Ada+rules@Example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['ada@a+b.example', 'ada@a+b.example'],
  ['a.d.a+x@Gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.org', 'a.da@example.org'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each([
  'password',
  'Password1',
  'QWERTYUIOP',
  '12345678',
  'iloveyou',
  'p@ssw0rd',
  'welcome123',
  'heslo123',
])('%s is among the passwords tried first', (password) => {
  expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN)
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['a quiet password', 'correct horse battery staple', 'x7#kQ!v2Lm', 'ničemné kotě 9'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('common passwords and the product’s name are refused; any other eight characters are accepted', () => {
  for (const tried of ['password1', 'Password1', '12345678', 'rulemark', 'Rulemark2026!', '123 rulemark'])
    expect([tried, isCommonPassword(tried)]).toEqual([tried, true])
  for (const own of ['a quiet password', 'ÄÖÜ漢字🙂🙂🙂', 'rulemarks are fine', '!!!!????'])
    expect([own, isCommonPassword(own)]).toEqual([own, false])
})
