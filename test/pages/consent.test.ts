import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countPageView, withoutQuery } from '../../src/islands/consent/analytics.ts'
import { takePendingToasts, toastOnNextPage } from '../../src/islands/ui/pending-toasts.ts'

/** In-memory storage with the methods these modules use. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

describe('[NAV-05] page views', () => {
  function open(measurement: string | null): ReturnType<typeof vi.fn> {
    const sendBeacon = vi.fn()
    vi.stubGlobal('document', {
      querySelector: () => (measurement === null ? null : { content: measurement }),
      referrer: 'https://rulemark.example/login?token=secret',
      title: 'secret.pdf · Results',
    })
    vi.stubGlobal('location', { href: 'https://rulemark.example/login?token=secret#form' })
    vi.stubGlobal('navigator', { sendBeacon, language: 'cs-CZ' })
    return sendBeacon
  }

  test('one request names the page, without its query and title', () => {
    const sendBeacon = open('G-TEST')
    countPageView()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    const sent = new URL(String(sendBeacon.mock.calls[0]?.[0]))
    expect(sent.origin).toBe('https://www.google-analytics.com')
    expect(sent.searchParams.get('tid')).toBe('G-TEST')
    expect(sent.searchParams.get('en')).toBe('page_view')
    expect(sent.searchParams.get('dl')).toBe('https://rulemark.example/login')
    expect(sent.href).not.toContain('secret')
  })

  test('two views of one visit have the same random number', () => {
    const sendBeacon = open('G-TEST')
    countPageView()
    countPageView()
    const [first, second] = sendBeacon.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('cid'))
    expect(first).toMatch(/^\d+\.\d+$/)
    expect(second).toBe(first)
  })

  test('nothing is sent without a measurement ID', () => {
    const sendBeacon = open(null)
    countPageView()
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  test.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b'],
    ['https://a.example/b#e', 'https://a.example/b'],
    ['', ''],
  ])('%s is counted as %s', (address, counted) => {
    expect(withoutQuery(address)).toBe(counted)
  })
})

describe('pending toasts', () => {
  test('are shown once, in order', () => {
    toastOnNextPage({ kind: 'success', text: 'Successfully logged out' })
    toastOnNextPage({ kind: 'error', text: 'Payment was cancelled.' })
    expect(takePendingToasts().map(({ text }) => text)).toEqual([
      'Successfully logged out',
      'Payment was cancelled.',
    ])
    expect(takePendingToasts()).toEqual([])
  })

  test('without storage they are lost, without an error', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    toastOnNextPage({ kind: 'success', text: 'Successfully logged out' })
    expect(takePendingToasts()).toEqual([])
  })

  test('foreign data under their key is ignored', () => {
    sessionStorage.setItem('pendingToasts', '{broken')
    expect(takePendingToasts()).toEqual([])
    sessionStorage.setItem('pendingToasts', '[1, null, {"a": 2}]')
    expect(takePendingToasts()).toEqual([])
  })
})
