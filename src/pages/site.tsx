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
import type { Legal } from './legal/legal-text.ts'
import { privacyPolicy } from './legal/privacy-policy.tsx'
import { termsOfService } from './legal/terms-of-service.tsx'
import { type Assets, documentHtml } from './parts/layout.tsx'
import { complianceAutomation } from './use-cases/compliance-automation.tsx'
import { contractReview } from './use-cases/contract-review.tsx'
import { reportVerification } from './use-cases/report-verification.tsx'
import { type UseCase, UseCasePage } from './use-cases/use-case-page.tsx'
import { Verify } from './verify.tsx'

export interface StaticPage {
  readonly path: string
  readonly file: string
  render(assets: Assets): string
}

function staticPage(path: string, file: string, page: (assets: Assets) => VNode): StaticPage {
  return { path, file, render: (assets) => documentHtml(page(assets)) }
}

function tradePage(useCase: UseCase): StaticPage {
  return staticPage(useCase.path, fileOf(useCase.path), (assets) => (
    <UseCasePage useCase={useCase} assets={assets} />
  ))
}

function legalPage(legal: Legal): StaticPage {
  return staticPage(legal.path, fileOf(legal.path), (assets) => <LegalPage legal={legal} assets={assets} />)
}

function fileOf(path: string): string {
  return `${path.slice(1)}.html`
}

export const site: readonly StaticPage[] = [
  staticPage(pages.home, 'index.html', (assets) => <Landing assets={assets} />),
  tradePage(contractReview),
  tradePage(complianceAutomation),
  tradePage(reportVerification),
  legalPage(termsOfService),
  legalPage(privacyPolicy),
  legalPage(cookiePolicy),
  legalPage(consentToProcessing),
  staticPage(pages.verify, fileOf(pages.verify), (assets) => <Verify assets={assets} />),
  staticPage(pages.accuracy, fileOf(pages.accuracy), (assets) => (
    <AccuracyPage results={accuracyResults} assets={assets} />
  )),
  staticPage('/404', '404.html', (assets) => <NotFound assets={assets} />),
]
