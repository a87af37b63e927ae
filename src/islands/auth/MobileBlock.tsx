import { pages } from '../../contract/urls.ts'
import { LinkButton } from '../ui/index.ts'
import { Sheet } from './parts.tsx'

export function MobileBlock() {
  return (
    <Sheet
      title="Mobile devices are not supported"
      lead="Rulemark shows rules, document and findings side by side, so it needs a desktop browser for now. You can sign in there with the same account."
    >
      <dl className="auth-facts">
        <dt>Recommended resolution</dt>
        <dd>1024x768 or larger</dd>
        <dt>Browsers</dt>
        <dd>Chrome, Firefox, Safari, Edge</dd>
      </dl>
      <LinkButton variant="primary" wide href={pages.home}>
        Back to homepage
      </LinkButton>
    </Sheet>
  )
}
