/** Lucide's icons (https://lucide.dev; ISC licence, copyright Lucide Icons and Contributors): those in use. */
import shapes from './shapes.json' with { type: 'json' }

export type IconName = keyof typeof shapes

/** The outline as one path, on a grid of 24. */
export function shapeOf(name: IconName): string {
  return shapes[name]
}
