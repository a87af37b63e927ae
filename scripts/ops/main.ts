/** `npm run ops`, built into dist/ops. */
import { runCommand } from './run.ts'

const args = process.argv.slice(2)
const { code, text } = await runCommand(args)
if (code === 0 || args.includes('--json')) console.log(text)
else console.error(text)
process.exitCode = code
