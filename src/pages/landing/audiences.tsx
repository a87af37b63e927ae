/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { PartTitle } from '../parts/part-title.tsx'

const trades = [
  {
    href: pages.contractReview,
    title: 'Contract review',
    text: 'For financial product managers who release terms, fees and loan contracts.',
    rule: 'The fee for early repayment must be at most 1 % of the amount repaid.',
  },
  {
    href: pages.complianceAutomation,
    title: 'Compliance automation',
    text: 'For quality managers who keep procedures in line with a standard.',
    rule: 'Records must be kept for at least five years.',
  },
  {
    href: pages.reportVerification,
    title: 'Report verification',
    text: 'For consulting firms that read every report once more before delivery.',
    rule: 'The report must contain a section on limitations.',
  },
] as const

export function Audiences() {
  return (
    <section class="wrap part" aria-labelledby="trades-title">
      <PartTitle of="trades">For people who review reports, contracts and compliance material</PartTitle>
      <ul class="trades">
        {trades.map(({ href, title, text, rule }) => (
          <li key={href}>
            <a href={href}>
              <h3 class="trade-title">{title}</h3>
              <p>{text}</p>
              <p>
                <q>{rule}</q>
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
