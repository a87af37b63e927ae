/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { aiName } from '../parts/ai-name.ts'
import { PartTitle } from '../parts/part-title.tsx'

interface Question {
  readonly question: string
  /** `model`: name of the operator's own AI model, if any. */
  readonly answer: string | ((model: string | undefined) => string)
  readonly more?: { readonly href: string; readonly label: string }
}

const questions: readonly Question[] = [
  {
    question: 'How accurate are the results?',
    answer:
      'Verdicts are an AI’s judgement and can be wrong, so each one shows its evidence. Code looks up every quote: “Quote found” means that its words are in your document, as written, whole and visible; where the AI’s words differ, you see the document’s. Whether these words say what the verdict says is for a model to judge. A second reading, without the first one’s reasons, reads them again in their context. If the two disagree, or the words are not there, the rule is not decided for you: it “needs your judgement”, with the cause.',
  },
  {
    question: 'What if a finding is missed?',
    answer:
      'That can happen, especially with rules that leave room for opinion and with tables or scanned pages. Rules that name one checkable thing work best. “Not found in the document” means that a reading looked for something and did not find it, not that it can’t be there. Rulemark prepares your review; the decision is yours.',
  },
  {
    question: 'Is my document secure?',
    answer: (model) =>
      `Documents are sent over encrypted connections and are not stored permanently: the uploaded file is deleted as soon as its check ends, the result and its highlighted PDF after 30 days, or at once when you delete them. The document is shared with ${aiName(model)}, which evaluates it.`,
    more: { href: pages.privacy, label: 'Privacy Policy' },
  },
  {
    question: 'Which types of documents can I check?',
    answer:
      'Anything that is mostly text and has rules to follow: contracts, reports, procedures, policies, product terms, tenders. Drawings, photographs and spreadsheets printed to PDF give poor results.',
  },
  {
    question: 'Which file formats are supported?',
    answer:
      'PDF only. One file per check, up to 10MB and 2,000 pages. Save Word and other files as PDF first. Password-protected PDFs can’t be read.',
  },
  {
    question: 'How fast is a check?',
    answer:
      'Results take under one minute for small documents. Long documents with many rules take a few minutes; you can leave the page and come back for the result.',
  },
]

/** Native details elements, so that no script is needed. */
export function Faq({ model }: { model: string | undefined }) {
  return (
    <section
      id="faq"
      class="band"
      aria-labelledby="faq-title"
      itemscope
      itemtype="https://schema.org/FAQPage"
    >
      <div class="wrap faq">
        <PartTitle of="faq">Frequently asked questions</PartTitle>
        <div>
          {questions.map(({ question, answer, more }) => (
            <details key={question} itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">
              <summary>
                <h3 itemprop="name">{question}</h3>
              </summary>
              <div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer">
                <p itemprop="text">{typeof answer === 'string' ? answer : answer(model)}</p>
                {more && (
                  <p>
                    <a href={more.href}>{more.label}</a>
                  </p>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
