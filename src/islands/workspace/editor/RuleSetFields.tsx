import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Folder } from '../../../contract/folders.ts'
import { RULE_SET_NAME_MAX } from '../../../domain/rules.ts'
import { TextField } from '../../ui/index.ts'
import { dropDraft, keepDraft } from '../drafts.ts'
import { useWorkspace } from '../environment.ts'
import type { SavableForm } from '../rule-sets/use-rule-set-changes.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { RuleHints } from './RuleHints.tsx'
import { FolderChoice, ReadyChoice } from './RuleSetChoices.tsx'
import { editedText, editRules, openEditor } from './rule-editor.ts'
import type { RuleSetForm } from './rule-set-form.ts'
import { sameForm, textProblem } from './rule-set-form-checks.ts'
import { TagPicker } from './TagPicker.tsx'

interface RuleSetFieldsProps {
  id: string
  form: RuleSetForm
  unsaved: boolean
  folders: readonly Folder[]
  /** What was typed so far, null while nothing differs from what is saved. */
  onChange: (changed: RuleSetForm | null) => void
  onSave: (form: SavableForm) => void
}

/** The fields of a rule set. Without a name or a folder, saving does nothing. */
export function RuleSetFields({
  id,
  form: start,
  unsaved,
  folders,
  onChange,
  onSave,
}: RuleSetFieldsProps): ReactNode {
  const { draftKey } = useWorkspace()
  const nameField = useRef<HTMLInputElement>(null)
  const [fields, setFields] = useState(start)
  const [editor, send] = useReducer(editRules, start.text, openEditor)
  const [tried, setTried] = useState(false)
  const form: RuleSetForm = { ...fields, text: editedText(editor) }
  const changed = unsaved || !sameForm(form, start) ? form : null
  const problem = textProblem(form.text)

  useEffect(() => nameField.current?.focus(), [])
  useEffect(() => {
    onChange(changed)
    if (changed) keepDraft(draftKey, 'rule-set', changed)
    else dropDraft(draftKey, 'rule-set')
  })

  function set(change: Partial<RuleSetForm>): void {
    setFields((before) => ({ ...before, ...change }))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const folderId = folders.find((folder) => folder.id === form.folderId)?.id
    if (form.name.trim() === '' || folderId === undefined) {
      nameField.current?.focus()
      return
    }
    setTried(true)
    if (!problem) onSave({ ...form, name: form.name.trim(), folderId })
  }
  return (
    <form id={id} className="rule-set-form" noValidate onSubmit={submit} onKeyDown={submitByKey}>
      <div className="rule-set-names">
        <TextField
          ref={nameField}
          label="Name"
          value={fields.name}
          maxLength={RULE_SET_NAME_MAX}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
        <FolderChoice
          folders={folders}
          folderId={fields.folderId}
          onChange={(folderId) => set({ folderId })}
        />
      </div>
      {start.ruleSetId === null && form.text === '' && (
        <ReadyChoice
          onChoose={(name, text) => {
            if (fields.name.trim() === '') set({ name })
            send({ type: 'fill', text })
          }}
        />
      )}
      <RuleEditor state={editor} send={send} error={tried ? problem : undefined} />
      <RuleHints text={form.text} />
      <TagPicker tags={fields.tags} onChange={(tags) => set({ tags })} />
    </form>
  )
}

/** Ctrl+Enter or ⌘Enter saves from any field. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}
