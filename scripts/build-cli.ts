/** `npm run build:cli`: builds the command line into dist/cli/rulemark.js. */
import { buildCommandLine } from './build/building.ts'

await buildCommandLine()
