import { PARAMETERS_MISSING } from '../domain/text/parameters.ts'

export * as api from './addresses.ts'

export const pages = {
  home: '/',
  login: '/login',
  register: '/register',
  registrationSuccess: '/registration-success',
  accountActivated: '/account-activated',
  contractReview: '/contract-review',
  complianceAutomation: '/compliance-automation',
  reportVerification: '/report-verification',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  consentToProcessing: '/consent-to-data-processing',
  verify: '/verify',
  mcp: '/mcp',
  accuracy: '/accuracy',
  receiptKeys: '/.well-known/rulemark-keys.json',
  receiptKeysModule: '/.well-known/rulemark-keys.js',
  paymentReturn: '/payment/return',
  app: '/app',
  check: '/app/check',
  batch: '/app/batch',
  history: '/app/history',
  profile: '/app/profile',
  profileShort: '/profile',
  demo: '/app/demo',
  demoCheck: '/app/demo/check',
  demoHistory: '/app/demo/history',
  demoProfile: '/app/demo/profile',
} as const

/** Fills in and encodes a path's `{parameters}`. @throws if one is not given */
export function href(path: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(PARAMETERS_MISSING)
    return encodeURIComponent(String(value).trim())
  })
}
