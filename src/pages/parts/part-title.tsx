/** @jsxImportSource preact */

/** The heading of a part of a page; its section is labelled by `${of}-title`. */
export function PartTitle({ of, children }: { of: string; children: string }) {
  return (
    <h2 id={`${of}-title`} class="part-title">
      {children}
    </h2>
  )
}
