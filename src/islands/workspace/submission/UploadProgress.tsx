import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/index.ts'

/** Upload progress. Once everything is sent it can't be cancelled. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }): ReactNode {
  const id = useId()
  const out = share >= 1
  return (
    <div className="upload">
      <label htmlFor={id}>
        {out ? 'Uploaded. Waiting for confirmation' : `Uploading, ${Math.round(share * 100)} %`}
      </label>
      {!out && (
        <Button small variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <progress id={id} max={1} value={share} />
    </div>
  )
}
