import { Button } from '../../ui/Button.tsx'

interface ReportLanguageProps {
  /** Tag of the rule set's language; empty if it has none. */
  tag: string
  onClear: () => void
}

/** The language that the rule set sets for its results, which only a rule file or the API can choose. */
export function ReportLanguage({ tag, onClear }: ReportLanguageProps) {
  if (tag === '') return null
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag)
  return (
    <p className="note report-language">
      Results are written in {name}.{' '}
      <Button variant="quiet" small onClick={onClear}>
        Use my browser’s language
      </Button>
    </p>
  )
}
