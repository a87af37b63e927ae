/** @jsxImportSource preact */
import { VerdictWord } from '../parts/sample.tsx'

export function Problem() {
  return (
    <section class="band">
      <div class="wrap split">
        <div>
          <h2>The problem</h2>
          <p class="statement">
            You know the rules. The hard part is keeping thirty of them in mind on page forty.
          </p>
          <p class="prose">
            Reports, contracts and compliance files get read twice, and a missing clause still slips through,
            because nothing on the page points to what isn’t there. A chat assistant is quicker, but then you
            have to check its answer: did it read the whole file, and does the sentence it quotes exist?
          </p>
        </div>
        <div>
          <h2>The solution</h2>
          <p class="statement">A verdict on every rule, with the quotes behind it.</p>
          <ul class="verdict-list">
            <li>
              <VerdictWord verdict="met" />
              <p>with the whole sentence and its page, and whatever in the document limits it.</p>
            </li>
            <li>
              <VerdictWord verdict="broken" />
              <p>with what is wrong, a suggested wording, and a highlight in your PDF.</p>
            </li>
            <li>
              <VerdictWord verdict="not-found" />
              <p>stated plainly, with the closest passages. A gap is not reported as an error.</p>
            </li>
            <li>
              <VerdictWord verdict="undecided" />
              <p>
                with the cause, such as two readings that disagree. It is never turned into another verdict.
              </p>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
