import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** One or two sentences under the title. */
  note?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  level?: 2 | 3
  children: ReactNode
}

export function Section({ title, note, actions, level = 2, children }: SectionProps) {
  const Heading = `h${level}` as const
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <div className="section-head">
          <Heading id={id}>{title}</Heading>
          {actions}
        </div>
        {note && <p className="section-note">{note}</p>}
      </header>
      {children}
    </section>
  )
}
