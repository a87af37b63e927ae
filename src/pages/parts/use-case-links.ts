import { pages } from '../../contract/urls.ts'

export const useCaseLinks = [
  { href: pages.contractReview, label: 'Contract review', audience: 'For financial product managers' },
  { href: pages.complianceAutomation, label: 'Compliance automation', audience: 'For quality managers' },
  { href: pages.reportVerification, label: 'Report verification', audience: 'For consulting firms' },
] as const
