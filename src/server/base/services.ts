import type { Database } from './database.ts'
import type { Settings } from './env.ts'
import type {
  Checker,
  Clock,
  DocumentCutter,
  DocumentMarker,
  DocumentReader,
  FileStore,
  Ids,
  Jobs,
  Mailer,
  PagePainter,
  Payments,
  PlaceInspector,
  ProviderFiles,
} from './ports.ts'

export interface Services {
  readonly settings: Settings
  readonly db: Database
  readonly files: FileStore
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly payments: Payments
  readonly checker: Checker
  readonly providerFiles: ProviderFiles
  readonly reader: DocumentReader
  readonly inspector: PlaceInspector
  readonly cutter: DocumentCutter
  readonly painter: PagePainter
  readonly marker: DocumentMarker
  readonly clock: Clock
  readonly ids: Ids
}

/** The subset of services that a verb uses, so that its signature shows its dependencies. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>
