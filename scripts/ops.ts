/** `npm run ops -- COMMAND`: builds the operator's commands, which share code with pages and mails, and runs one. */
import { spawn } from 'node:child_process'
import { buildOperatorCommands } from './build/building.ts'

await buildOperatorCommands()
const args = ['--disable-warning=ExperimentalWarning', 'dist/ops/main.js', ...process.argv.slice(2)]
spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1
})
