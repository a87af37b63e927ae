/** `npm run icons -- <name ...>`: adds icons of Lucide to src/icons/shapes.json, and brings the others up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { icons } from '@iconify-json/lucide'
import { shapeOf } from './icons/shape.ts'

const FILE = 'src/icons/shapes.json'

const known = Object.keys(JSON.parse(readFileSync(FILE, 'utf8')))
const names = [...new Set([...known, ...process.argv.slice(2)])].sort()
const shapes = Object.fromEntries(names.map((name) => [name, shapeOf(icons, name)]))
writeFileSync(FILE, `${JSON.stringify(shapes, null, 2)}\n`)
