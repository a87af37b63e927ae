/** What callers can rely on: the status of every failure, and which calls may succeed later. */
import { expect, test } from 'vitest'
import { AppError, ERRORS } from '../../src/domain/errors/errors.ts'

const STATUSES: Readonly<Record<number, string>> = {
  400:
    'emailRequired emailTooLong invalidEmail passwordTooShort passwordTooLong ruleRequired rulesTooLong tooManyRules invalidRequest ' +
    'passwordTooWeak passwordRequired wrongPassword samePassword tokenExpired tokenInvalid tagNameTooLong ratingRequired commentTooLong ' +
    'amountOutOfRange foreignAddress nameRequired folderNameTooLong ruleSetNameTooLong noteTooLong fileRequired ' +
    'oneFileOnly fileFormat keyNameTooLong scopeRequired idNotPositive',
  401: 'unauthorized invalidCredentials',
  402: 'insufficientBalance',
  403: 'emailNotConfirmed forbidden consentWithdrawn',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'bodyTooSlow',
  409:
    'emailExists ruleSetChanged conflict checkRunning priceChanged agreementOff historyFull tooManyFolders tooManyRuleSets tooMuchRuleText ' +
    'tooManyKeys tooManyTags tooManyReviews tooManyTests noRuleForTest folderNotEmpty noReceipt topUpsOff pdfNotReady',
  413: 'bodyTooLarge fileTooLarge',
  415: 'unsupportedMedia',
  429: 'tooManyRequests cancelLimit',
  500: 'server',
  502: 'paymentsUnavailable',
  503: 'overloaded',
}
const RETRYABLE = [
  'tooManyRequests',
  'server',
  'bodyTooSlow',
  'cancelLimit',
  'paymentsUnavailable',
  'overloaded',
]

test('every failure has its status', () => {
  const listed = Object.entries(STATUSES).flatMap(([status, codes]) =>
    codes.split(' ').map((code) => [code, Number(status)]),
  )
  const own = Object.entries(ERRORS).map(([code, { status }]) => [code, status])
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(listed))
})

test('only these calls may succeed when repeated', () => {
  const own = Object.entries(ERRORS).flatMap(([code, error]) =>
    'retryable' in error && error.retryable ? [code] : [],
  )
  expect(own.toSorted()).toEqual(RETRYABLE.toSorted())
})

test('a failure has the text and status of the catalogue, or a text of its own, and the seconds to wait', () => {
  const { message, code, status, retryAfter } = new AppError('unauthorized')
  expect({ message, code, status, retryAfter }).toEqual({
    message: ERRORS.unauthorized.text,
    code: 'unauthorized',
    status: 401,
    retryAfter: undefined,
  })
  expect(new AppError('notFound', { text: 'No such page.', retryAfter: 5 })).toMatchObject({
    message: 'No such page.',
    retryAfter: 5,
  })
})
