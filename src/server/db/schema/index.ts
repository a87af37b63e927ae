/** All tables. */
export * from './accounts.ts'
export * from './billing.ts'
export * from './checks.ts'
export * from './operations.ts'
export * from './workspace.ts'
