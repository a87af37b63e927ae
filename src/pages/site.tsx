/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { pages } from '../contract/urls.ts'
import { AccuracyPage } from './accuracy/accuracy-page.tsx'
import { accuracyResults } from './accuracy/result.ts'
import { NotFound } from './error-pages.tsx'
import { Landing } from './landing/landing.tsx'
import { consentToProcessing } from './legal/consent-to-processing.tsx'
import { cookiePolicy } from './legal/cookie-policy.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { privacyPolicy } from './legal/privacy-policy.tsx'
import { termsOfService } from './legal/terms-of-service.tsx'
import { type Assets, documentHtml } from './parts/layout.tsx'
import { complianceAutomation } from './use-cases/compliance-automation.tsx'
import { contractReview } from './use-cases/contract-review.tsx'
import { reportVerification } from './use-cases/report-verification.tsx'
import { UseCasePage } from './use-cases/use-case-page.tsx'
import { Verify } from './verify.tsx'

export interface StaticPage {
  readonly path: string
  readonly file: string
  render(assets: Assets): string
}

function staticPage(path: string, page: (assets: Assets) => VNode): StaticPage {
  const file = path === pages.home ? 'index.html' : `${path.slice(1)}.html`
  return { path, file, render: (assets) => documentHtml(page(assets)) }
}

export const site: readonly StaticPage[] = [
  staticPage(pages.home, (assets) => <Landing assets={assets} />),
  ...[contractReview, complianceAutomation, reportVerification].map((useCase) =>
    staticPage(useCase.path, (assets) => <UseCasePage useCase={useCase} assets={assets} />),
  ),
  ...[termsOfService, privacyPolicy, cookiePolicy, consentToProcessing].map((legal) =>
    staticPage(legal.path, (assets) => <LegalPage legal={legal} assets={assets} />),
  ),
  staticPage(pages.verify, (assets) => <Verify assets={assets} />),
  staticPage(pages.accuracy, (assets) => <AccuracyPage results={accuracyResults} assets={assets} />),
  staticPage('/404', (assets) => <NotFound assets={assets} />),
]
