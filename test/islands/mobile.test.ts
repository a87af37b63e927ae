import { expect, test } from 'vitest'
import { isMobile } from '../../src/islands/auth/mobile.ts'

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

function phone(word: string): string {
  return `Mozilla/5.0 (${word}) AppleWebKit/605.1.15 (KHTML, like Gecko)`
}

test.each([
  'Android',
  'webOS',
  'iPhone',
  'iPad',
  'iPod',
  'BlackBerry',
  'IEMobile',
  'Opera Mini',
  'Mobile',
  'android',
])('[MOB-05] a user agent with "%s" is mobile in a window of any width', (word) => {
  expect(isMobile({ userAgent: phone(word), width: 1920, touch: false })).toBe(true)
})

test.each([
  { width: 767, touch: true, mobile: true },
  { width: 767, touch: false, mobile: false },
  { width: 768, touch: true, mobile: false },
  { width: 1920, touch: true, mobile: false },
])('[MOB-06] $width px with touch $touch: mobile $mobile', ({ width, touch, mobile }) => {
  expect(isMobile({ userAgent: DESKTOP, width, touch })).toBe(mobile)
})
