/** Writes the files of the demo and the samples into dist/demo; the site build copies them to dist/client. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEMO_CHECKED_PDF, DEMO_PDF } from '../../src/domain/account/demo.ts'
import { checkPaper } from './check.ts'
import { DEMO, SAMPLES } from './samples.ts'

const demo = await checkPaper(DEMO)
write(DEMO_PDF, demo.pdf)
write(DEMO_CHECKED_PDF, demo.marked)
write('demo/result.json', JSON.stringify(demo.result))
for (const sample of SAMPLES) write(sample.highlighted.path, (await checkPaper(sample)).marked)

function write(path: string, content: string | Uint8Array): void {
  const file = join('dist/demo', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
