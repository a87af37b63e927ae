import { accountRoutes } from './accounts.ts'
import { apiKeyRoutes } from './api-keys.ts'
import { batchRoutes } from './batches.ts'
import { billingRoutes } from './billing.ts'
import { documentRoutes } from './documents.ts'
import { folderRoutes } from './folders.ts'
import { operationsRoutes } from './operations.ts'
import { receiptRoutes } from './receipts.ts'
import { router } from './router.ts'
import { ruleSetTestRoutes } from './rule-set-tests.ts'
import { ruleSetRoutes } from './rule-sets.ts'
import { tagRoutes } from './tags.ts'
import { userRoutes } from './users.ts'

export const calls = router()
  .route('/', accountRoutes)
  .route('/', userRoutes)
  .route('/', folderRoutes)
  .route('/', ruleSetRoutes)
  .route('/', ruleSetTestRoutes)
  .route('/', tagRoutes)
  .route('/', documentRoutes)
  .route('/', batchRoutes)
  .route('/', receiptRoutes)
  .route('/', billingRoutes)
  .route('/', operationsRoutes)
  .route('/', apiKeyRoutes)
