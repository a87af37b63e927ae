/** @jsxImportSource preact */
import { type IconName, shapeOf } from '../../icons/icon.ts'

/** As the islands' icon, but small, with lines as thick as letters; the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={shapeOf(name)} />
    </svg>
  )
}
