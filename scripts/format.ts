/** `npm run format`: formats, sorts imports, and regenerates worker-configuration.d.ts. */
import { BINDING_TYPES } from './checking.ts'
import { run } from './processes.ts'

await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'])
await run(BINDING_TYPES)
