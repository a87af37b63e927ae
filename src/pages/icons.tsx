/** @jsxImportSource preact */
import type { VNode } from 'preact'

const shapes = {
  tick: 'M3 8.5l3.500 3.500L13 4.500',
  cross: 'M4 4l8 8M12 4l-8 8',
  dash: 'M3.500 8h9',
  down: 'M4 6l4 4 4-4',
  menu: 'M2 4.500h12M2 8h12M2 11.500h12',
} as const

/** Icons of the public pages, on a 16-pixel grid; the words beside them carry the meaning. */
export function Icon({ name }: { name: keyof typeof shapes }): VNode {
  return (
    <svg
      class="icon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
