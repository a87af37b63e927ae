/** `npm run build:cli`: the command line as dist/cli/rulemark.js. */
import { buildCommandLine } from './building.ts'

await buildCommandLine()
