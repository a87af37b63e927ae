/** The self-hosted product: one process over one folder, with a thread for requests and one for jobs. */
import { join } from 'node:path'
import { ConfigurationError } from '../src/server/base/env.ts'
import { logFailure } from '../src/server/base/log.ts'
import { databaseOver } from '../src/server/db/client.ts'
import { siteFiles } from '../src/server/rendering/build.ts'
import { dropUnfinished } from './folder-store.ts'
import { startJobsThread } from './jobs.ts'
import { lockFolder } from './lock.ts'
import { migrateFile } from './migrate.ts'
import { createServer } from './server.ts'
import { createServices } from './services.ts'
import { CannotStart, type Installation, readInstallation, usingFolder } from './settings.ts'
import { openSqlite } from './sqlite.ts'
import { readStaticFiles } from './static-files.ts'
import { requeueInterrupted, resetLeases } from './unfinished-work.ts'

/** Milliseconds to wait for open requests when the product is stopped. */
const REQUESTS_MS = 5_000
/**
 * Connections that may wait to be accepted; beyond Node's default of 511, callers wait seconds until their system
 * retries.
 */
const BACKLOG = 4096

async function start(installation: Installation): Promise<void> {
  const { host, settings } = installation
  await usingFolder(host.RULEMARK_STATE, () => {
    lockFolder(host.RULEMARK_STATE)
    dropUnfinished(join(host.RULEMARK_STATE, 'files'))
    return prepare(settings.DB_URL.replace('file:', ''))
  })
  const jobs = startJobsThread(installation)
  const { services, file } = createServices(installation, jobs)
  const server = createServer({
    files: readStaticFiles(join(import.meta.dirname, 'client'), siteFiles(settings)),
    services,
    trustProxy: host.TRUST_PROXY === 'yes',
  })
  server.on('error', ({ code }: NodeJS.ErrnoException) =>
    leave(new CannotStart(`Can't listen on ${host.HOST}:${host.PORT} (${code}). Set PORT or HOST.`)),
  )
  server.listen({ port: host.PORT, host: host.HOST, backlog: BACKLOG }, () =>
    console.log(`Ready: ${settings.APP_ORIGIN}`),
  )

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const answered = new Promise((resolve) => server.close(resolve))
    const waited = new Promise((resolve) => setTimeout(resolve, REQUESTS_MS))
    // Immediately, because container engines kill a process that has not ended after ten seconds.
    await Promise.all([Promise.race([answered, waited]), jobs.stop()])
    await requeueInterrupted(services)
    file.checkpoint()
    file.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop().catch(leave))
}

/** Migrates the database and takes over work left by an earlier process. */
async function prepare(path: string): Promise<void> {
  const file = openSqlite(path)
  await migrateFile(file)
  await resetLeases({ db: databaseOver(file.client) })
  file.close()
}

function leave(error: unknown): never {
  if (error instanceof CannotStart || error instanceof ConfigurationError) console.error(error.message)
  else logFailure('not-running', {}, error)
  process.exit(1)
}

try {
  // Documents, addresses and password hashes: nobody else on this machine may read what is written.
  process.umask(0o077)
  await start(await readInstallation())
} catch (error) {
  leave(error)
}
