/** The documents that the build checks: the demo's, and the samples of the use-case pages with their rules. */
import { DEMO_FILE, DEMO_RULES } from '../../src/domain/account/demo.ts'
import type { Sample } from '../../src/pages/parts/sample-text.ts'
import { calibrationSample } from '../../src/pages/use-cases/samples/calibration.ts'
import { consumerLoanSample } from '../../src/pages/use-cases/samples/consumer-loan.ts'
import { marketReportSample } from '../../src/pages/use-cases/samples/market-report.ts'
import type { Submission } from './check.ts'
import type { Paper } from './paper.ts'
import { calibration } from './papers/calibration.ts'
import { consumerLoan } from './papers/consumer-loan.ts'
import { marketReport } from './papers/market-report.ts'
import { serviceAgreement } from './papers/service-agreement.ts'

export const DEMO: Submission = { paper: serviceAgreement, file: DEMO_FILE, rules: DEMO_RULES }

export const SAMPLES: readonly (Sample & { readonly paper: Paper })[] = [
  { ...consumerLoanSample, paper: consumerLoan },
  { ...calibrationSample, paper: calibration },
  { ...marketReportSample, paper: marketReport },
]
