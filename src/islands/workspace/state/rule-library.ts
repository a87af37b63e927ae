/** Ready rule sets to start from; their rules are in ready-rules.ts, loaded when one is chosen. */
import type { READY_RULES } from './ready-rules.ts'

export interface ReadyRuleSet {
  readonly id: keyof typeof READY_RULES
  readonly name: string
  readonly about: string
  /** Name of the folder to create if there is none yet. */
  readonly folder: string
}

export const READY_RULE_SETS: readonly ReadyRuleSet[] = [
  {
    id: 'nda',
    name: 'Non-disclosure agreement',
    about: 'Confidentiality between two companies',
    folder: 'Contracts',
  },
  {
    id: 'service-contract',
    name: 'Service contract',
    about: 'A supplier providing services to a customer',
    folder: 'Contracts',
  },
  {
    id: 'annual-report',
    name: 'Annual report',
    about: 'A company’s report on its financial year',
    folder: 'Reports',
  },
  {
    id: 'processing-agreement',
    name: 'GDPR processing agreement',
    about: 'Article 28: a processor handling personal data',
    folder: 'Data protection',
  },
  {
    id: 'thesis',
    name: 'Thesis',
    about: 'A bachelor’s or master’s thesis before submission',
    folder: 'Academic',
  },
]
