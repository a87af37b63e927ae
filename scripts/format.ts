/** `npm run format`: formats, sorts imports, and regenerates worker-configuration.d.ts. */
import { run } from './product/processes.ts'
import { BINDING_TYPES } from './testing/checking.ts'

await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'])
await run(BINDING_TYPES)
