/** @jsxImportSource preact */
import { bullets, link, numbered, section, text } from '../legal/legal-text.ts'

/** One element for each word: a line may not break after the hyphens of an option. */
const command = (
  <code class="command">
    {'npm run bench:accuracy -- --set cuad --data FOLDER --sample 200 --seed 1'
      .split(' ')
      .map((word) => [<span key={word}>{word}</span>, ' '])}
  </code>
)

export const method = [
  section('method', 'Method', [
    numbered(
      'Each document is checked by the same code as yours: it is read, the model is asked, and every quote is looked up in the document.',
      'The verdict is compared with the label that experts gave.',
      'All raw answers are kept, so that anyone who has them can compute the figures again.',
    ),
    text`${<strong>Accuracy</strong>} is the share of correct verdicts. ${<strong>Macro-F1</strong>} is the mean of the F1 scores of the labels, so that rare labels count as much as common ones. ${<strong>False “met”</strong>} is the share of “met” verdicts among rules that are not met. ${<strong>Evidence overlap</strong>} is the share of rules correctly called met for which a located quote has at least four fifths of its words in common with the experts’ evidence, counted on the shorter of the two. ${<strong>Same verdict again</strong>} is the share of cases with the same verdict in all runs.`,
    'The small figures are 95 % intervals: Wilson’s score interval (1927) for shares, and for macro-F1 Efron’s percentile bootstrap with 1,000 samples of whole documents.',
  ]),
  section('limits', 'Limits', [
    bullets(
      'Both sets are English contracts. Other languages, other kinds of documents and your own rules may give other figures.',
      'Both sets are public. A model may have seen them in training, which makes its figures better than they would be on your documents.',
      'The emulated model’s wordings were improved on the CUAD contracts measured here. Elsewhere it does worse.',
      'Experts disagree too, and some labels are debatable. The cases of one document are alike, so the intervals of the shares are narrower than they should be.',
      'Scanned pages, general checks and suggested wordings are not measured.',
    ),
  ]),
  section('measure', 'Measure it yourself', [
    text`Get ${link('https://www.atticusprojectai.org/cuad', 'CUAD')} (The Atticus Project, CC BY 4.0) or ${link('https://stanfordnlp.github.io/contract-nli/', 'ContractNLI')} (Koreeda and Manning 2021, CC BY 4.0), set the key of your model and run:`,
    [command],
  ]),
]
