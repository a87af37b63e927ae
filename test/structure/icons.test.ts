import { globSync, readFileSync } from 'node:fs'
import { icons } from '@iconify-json/lucide'
import { expect, test } from 'vitest'
import { shapeOf } from '../../scripts/icons/shape.ts'
import shapes from '../../src/icons/shapes.json' with { type: 'json' }

const named = new Set(
  globSync('src/{pages,islands}/**/*.tsx')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/["']([a-z0-9-]+)["']/g)])
    .map(([, name = '']) => name),
)

test.each(Object.entries(shapes))('%s equals Lucide’s drawing, and is used', (name, shape) => {
  expect(shape).toBe(shapeOf(icons, name))
  expect(named).toContain(name)
})

test('an icon that Lucide does not have is refused', () => {
  expect(() => shapeOf(icons, 'no-such-icon')).toThrow('Lucide has no icon "no-such-icon"')
})

test('several elements become one path', () => {
  const body =
    '<g><path d="m1 2 3 4"/><circle cx="5" cy="6" r="2"/><rect width="9" height="8" x="1" y="2" rx="1"/></g>'
  expect(shapeOf({ prefix: 'x', icons: { x: { body } } }, 'x')).toBe(
    'M1 2l3 4M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM2 2h7a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-7a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
  )
})
