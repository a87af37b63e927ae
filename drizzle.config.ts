import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'turso',
  casing: 'snake_case',
  schema: './src/server/db/schema/index.ts',
  out: './migrations',
  dbCredentials: { url: 'http://127.0.0.1:1' },
})
