/** Deno for the self-hosting tests: a package with a separate lock file, so that no other user downloads it. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { start } from '../product/processes.ts'

const FOLDER = 'scripts/deno'
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64-glibc',
  'linux-x64': 'linux-x64-glibc',
}

/** Path of Deno; undefined when it is not installed. */
export function denoPath(): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const path = resolve(FOLDER, 'node_modules', '@deno', `${name}`, 'deno')
  return existsSync(path) ? path : undefined
}

export async function installDeno(): Promise<void> {
  if (denoPath()) return
  const npm = start('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--loglevel=error'])
  await new Promise((ended) => npm.once('close', ended).once('error', ended))
  if (!denoPath()) console.warn('DENO IS NOT TESTED: it could not be installed on this machine.')
}
