/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { VerdictWord } from '../sample.tsx'

/** What reading by hand costs, and what changes. */
export function Problem(): VNode {
  return (
    <section class="band">
      <div class="wrap split">
        <div>
          <h2>The problem</h2>
          <p class="statement">
            You know the rules. The work is holding thirty of them in mind on page forty.
          </p>
          <p class="prose">
            Reports, contracts and compliance files get read twice, and the clause that is missing still slips
            through, because nothing on the page points at an absence. Asking a chat assistant is quicker, but
            then you check its answer: did it read the whole file, and does the sentence it quotes exist?
          </p>
        </div>
        <div>
          <h2>The solution</h2>
          <p class="statement">A verdict on every rule, and the words it rests on.</p>
          <ul class="verdict-list">
            <li>
              <VerdictWord verdict="met" />
              <p>with the sentence that meets the rule and the page it stands on.</p>
            </li>
            <li>
              <VerdictWord verdict="broken" />
              <p>with what is wrong, a suggested wording, and a highlight in your PDF.</p>
            </li>
            <li>
              <VerdictWord verdict="not-found" />
              <p>said plainly, with the passages that came nearest. A gap is not called an error.</p>
            </li>
          </ul>
          <p class="prose">
            Every quote that the AI gives is looked up in your document by ordinary code before you see it.
            One that is not there is never highlighted, and says so.
          </p>
        </div>
      </div>
    </section>
  )
}
