/** The whole product's tables. */
export * from './accounts.ts'
export * from './api-keys.ts'
export * from './billing.ts'
export * from './checks.ts'
export * from './operations.ts'
export * from './workspace.ts'
