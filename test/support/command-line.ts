/** The command line as a program beside the tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Account } from './account.ts'

const COMMAND = 'dist/cli/rulemark.js'

export interface Run {
  /** Null when it was killed. */
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Program {
  run(...args: readonly string[]): Promise<Run>
}

/** `url`: where the command finds the server. */
export async function programOf(
  { visitor }: Account,
  scopes: readonly string[] = ['check', 'read', 'rules'],
  url = visitor.origin,
  onStart: (child: ChildProcess) => void = () => undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const response = await visitor.json('POST', '/api/keys', { name: 'CI', scopes })
  const { key } = (await response.json()) as { key: string }
  const env = { PATH: process.env.PATH, RULEMARK_URL: url, RULEMARK_KEY: key, ...settings }
  return {
    run: (...args) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [COMMAND, ...args], { env })
        onStart(child)
        let out = ''
        let err = ''
        child.stdout.on('data', (data) => {
          out += data
        })
        child.stderr.on('data', (data) => {
          err += data
        })
        child.on('close', (code) => resolve({ code, out, err }))
      }),
  }
}

/** How many checks the account has paid for. */
export async function charges({ visitor }: Account): Promise<number> {
  const movements = await visitor.get<readonly { kind: string }[]>('/api/users/me/movements')
  return movements.filter(({ kind }) => kind === 'check').length
}
