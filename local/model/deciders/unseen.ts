/** "No handwriting", "must carry a logo": the model reads text only, so the absence of the word shows nothing. */
import { plainOf } from '../document/document.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import type { Decider } from './decider.ts'

const visual = anyOf(
  'handwriting|handwritten*|hand-written|logo|logos|photo|photos|photograph*|picture|pictures|image|images|stamp|stamps|stamped|watermark*|letterhead|colour*|color|colors|coloured|font|fonts|typeface|bold|italic|underlined|highlighted|diagram*|drawing*|initialled|initials|' +
    'handschrift*|lichtbild*|foto|fotos|bilder|stempel|gestempelt|wasserzeichen|briefkopf|farbig|schriftart|fett|kursiv|rukopis*|rukou|ručně|fotografi*|obrázk*|razítk*|vodoznak*|barevn*|tučně|photos|tampon|filigrane|manuscrit*',
)
const written = /\b(?:mention|erwähn|owns?|belong|rights?|copyright|zmi[nň])/iu

export const unseen: Decider = ({ rule, doc, say }) => {
  const plain = plainOf(rule.object ?? rule.body)
  if (rule.quoted.length > 0 || written.test(rule.body) || spansOf(plain, visual).length === 0) return null
  if (doc.sentences.some((one) => spansOf(one.plain, visual).length > 0)) return null
  return { verdict: 'not_found', reason: say.unseen, quotes: [], fix: '' }
}
