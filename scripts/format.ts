/** `npm run format`: formats and sorts imports. */
import { run } from './processes.ts'

await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'])
