import { Button, EmptyState } from '../../ui/index.ts'

export function NotOpened({ title, again }: { title: string; again: () => void }) {
  return (
    <div className="viewer-failed">
      <EmptyState title={title} action={<Button onClick={() => again()}>Try again</Button>}>
        The findings are complete without it.
      </EmptyState>
    </div>
  )
}
