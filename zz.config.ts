import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { projects: ['node','deno'].map((name)=>({ test: { name, include: ['test/server/{billing,documents,payment-orders,quotas,workspace,api-keys,profile,accounts,reviews,receipts}.test.ts'], globalSetup: 'test/support/self-host-stack.ts', testTimeout: 120_000, hookTimeout: 60_000, maxWorkers: 2 } })) } })
