/** Lucide's drawings as one path each, which costs pages fewer bytes than several elements. */
import type { IconifyJSON } from '@iconify-json/lucide'

/** @throws for an unknown icon, or one drawn with an element not known here */
export function shapeOf(set: IconifyJSON, name: string): string {
  const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body
  if (body === undefined) throw new Error(`Lucide has no icon "${name}".`)
  const elements = [...body.matchAll(/<(?!g|\/)(\w+)([^>]*)\/>/g)]
  return elements.map(([, kind = '', attributes = '']) => pathOf(kind, attributes)).join('')
}

function pathOf(kind: string, attributes: string): string {
  const text = (name: string): string => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const number = (name: string): number => Number(text(name))
  if (kind === 'path') return startingAbsolute(text('d'))
  if (kind === 'circle') return circle(number('cx'), number('cy'), number('r'))
  if (kind === 'rect')
    return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
  throw new Error(`An icon is drawn with <${kind}>, which is not known here.`)
}

/** Makes a path's first move absolute: at its start a relative move counts from the origin, in the middle it would not. */
function startingAbsolute(path: string): string {
  return path.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)\s*(?=([-\d.])?)/, (_, start: string, next?: string) =>
    next === undefined ? `M${start}` : `M${start}l`,
  )
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  )
}
