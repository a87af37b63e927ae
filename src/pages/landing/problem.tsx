/** @jsxImportSource preact */
import { VerdictWord } from '../sample.tsx'

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
              <p>with the sentence that meets the rule and its page.</p>
            </li>
            <li>
              <VerdictWord verdict="broken" />
              <p>with what is wrong, a suggested wording, and a highlight in your PDF.</p>
            </li>
            <li>
              <VerdictWord verdict="not-found" />
              <p>stated plainly, with the closest passages. A gap is not reported as an error.</p>
            </li>
          </ul>
          <p class="prose">
            Every quote the AI gives is looked up in your document by deterministic code before you see it. A
            quote that isn’t there is labelled as such and never highlighted.
          </p>
        </div>
      </div>
    </section>
  )
}
