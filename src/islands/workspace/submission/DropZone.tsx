import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'

interface DropZoneProps
  extends Pick<ComponentProps<'input'>, 'disabled' | 'aria-invalid' | 'aria-describedby'> {
  icon: IconName
  children: ReactNode
  note: string
  many?: boolean
  folder?: boolean
  onChoose: (files: readonly File[]) => void
}

export function DropZone(props: DropZoneProps) {
  const { icon, children, note, many = false, folder = false, onChoose, ...input } = props
  const id = useId()
  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // Cleared, so that choosing the same files again fires a change event.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label className="drop-zone" htmlFor={id} hidden={input.disabled}>
      <Icon name={icon} />
      <span>{children}</span>
      <span className="note drop-zone-note">{note}</span>
      <input
        {...input}
        id={id}
        type="file"
        accept=".pdf"
        multiple={many}
        ref={(element) => void element?.toggleAttribute('webkitdirectory', folder)}
        className="visually-hidden"
        onChange={change}
      />
    </label>
  )
}
