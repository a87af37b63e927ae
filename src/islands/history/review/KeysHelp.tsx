import { Dialog } from '../../ui/index.ts'

const REVIEW_KEYS = [
  ['J', 'Next finding'],
  ['K', 'Previous finding'],
  ['D', 'Next finding to decide'],
  ['1', 'Confirm the issue, or call a met rule not met'],
  ['2', 'Accept the risk'],
  ['3', 'Not an issue'],
  ['U', 'Undo the decision'],
  ['C', 'Copy the quote'],
  ['N', 'Next document to decide'],
  ['E', 'Export and other actions'],
  ['V', 'View the document'],
  ['L', 'Hide or show the list beside the document'],
  ['P', 'Next quote or passage of the finding'],
  ['/', 'Search the document'],
  ['+', 'Zoom in'],
  ['-', 'Zoom out'],
  ['0', 'Fit the width'],
  ['Esc', 'Close the document'],
  ['?', 'Show keyboard shortcuts'],
] as const

export default function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="keys stack-2">
        {REVIEW_KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
