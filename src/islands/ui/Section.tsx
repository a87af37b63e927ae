import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className="stack-4 section" aria-labelledby={id}>
      <header>
        <div className="cluster spread section-head">
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
        {note && <p className="section-note">{note}</p>}
      </header>
      {children}
    </section>
  )
}
