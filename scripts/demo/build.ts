/** Writes the demo's files into dist/client/demo, where the demo and the worker's pages take them from. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_CHECKED_PDF, DEMO_PDF } from '../../src/domain/demo.ts'
import { demoCheck } from './check.ts'

const DIRECTORY = 'dist/client'

const { pdf, marked, result } = await demoCheck()
mkdirSync(join(DIRECTORY, 'demo'), { recursive: true })
writeFileSync(join(DIRECTORY, DEMO_PDF), pdf)
writeFileSync(join(DIRECTORY, DEMO_CHECKED_PDF), marked)
writeFileSync(join(DIRECTORY, 'demo/result.json'), JSON.stringify(result))
