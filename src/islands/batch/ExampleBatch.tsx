import type { Verdict } from '../../domain/results/verdicts.ts'
import { VerdictSign } from '../ui/index.ts'

const RULES = ['Payment within 30 days', 'Confidentiality', 'Data protection'] as const
const DOCUMENTS: readonly (readonly [string, readonly Verdict[]])[] = [
  ['supplier-a.pdf', ['met', 'met', 'met']],
  ['supplier-b.pdf', ['broken', 'met', 'not-found']],
  ['supplier-c.pdf', ['met', 'met', 'not-found']],
]

/** Shows an account without batches what a batch looks like. */
export function ExampleBatch() {
  return (
    <figure className="batch-example stack-3">
      <figcaption className="note">A batch looks like this:</figcaption>
      <section
        className="matrix"
        aria-label="Example"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in a narrow window, and nothing in it takes the focus
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Document</th>
              {RULES.map((rule) => (
                <th key={rule} scope="col">
                  <span className="matrix-title">{rule}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DOCUMENTS.map(([name, verdicts]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {verdicts.map((verdict, at) => (
                  <td key={RULES[at]}>
                    <VerdictSign verdict={verdict} iconOnly />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  )
}
