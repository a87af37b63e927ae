/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

interface DataTableProps {
  label: string
  head: readonly string[]
  /** The first cell of each names it. */
  rows: readonly (readonly [string, ...ComponentChildren[]])[]
}

/** Columns of facts; scrolls sideways where the screen is narrow. */
export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
