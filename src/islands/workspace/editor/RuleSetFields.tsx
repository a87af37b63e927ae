import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Folder } from '../../../contract/workspace.ts'
import { formatRules, RULE_SET_NAME_MAX } from '../../../domain/rules/rules.ts'
import { trimmed } from '../../../domain/text/trimmed.ts'
import { useListener } from '../../base/use-listener.ts'
import { useSettled } from '../../base/use-settled.ts'
import { Button, Select, TextField } from '../../ui/index.ts'
import type { OpenedForm } from '../state/actions.ts'
import { dropDraft, keepDraft } from '../state/drafts.ts'
import { useWorkspace } from '../state/environment.ts'
import { READY_RULES } from '../state/ready-rules.ts'
import { READY_RULE_SETS } from '../state/rule-library.ts'
import { type RuleSetForm, type SavableForm, sameForm, textProblem } from '../state/rule-set-form.ts'
import { Conflict } from './Conflict.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { RuleHints } from './RuleHints.tsx'
import { editedText, editRules, isBlank, openEditor } from './rule-editor.ts'
import { TagPicker } from './TagPicker.tsx'

/** Milliseconds without a key before the rules are looked at, which is too expensive for every key. */
const HINTED_AFTER = 250

export interface DraftHandle {
  /** The current input; null while nothing differs from the saved rule set. */
  changed(): RuleSetForm | null
}

interface RuleSetFieldsProps {
  id: string
  ref: Ref<DraftHandle>
  opened: OpenedForm
  conflictAt: number | null
  folders: readonly Folder[]
  onSave: (form: SavableForm) => void
}

/** The fields of a rule set. Without a name or a folder, saving does nothing. */
export function RuleSetFields({ id, ref, opened, conflictAt, folders, onSave }: RuleSetFieldsProps) {
  const { form: start, unsaved } = opened
  const nameField = useRef<HTMLInputElement>(null)
  const folderField = useRef<HTMLSelectElement>(null)
  const [fields, setFields] = useState(start)
  const [editor, send] = useReducer(editRules, start.text, openEditor)
  const [tried, setTried] = useState(false)
  const settled = useSettled(editor.text, HINTED_AFTER)
  const keepDraft = useDraft(changed, fields, editor.text)

  useEffect(() => nameField.current?.focus(), [])
  useImperativeHandle(ref, () => ({ changed }))

  function changed(): RuleSetForm | null {
    const form = { ...fields, text: editedText(editor.text) }
    return unsaved || !sameForm(form, start) ? form : null
  }
  function set(change: Partial<RuleSetForm>): void {
    setFields((before) => ({ ...before, ...change }))
  }
  function savable(): SavableForm | null {
    const name = trimmed(fields.name)
    const folderId = folders.find((folder) => folder.id === fields.folderId)?.id
    if (name === '' || folderId === undefined) return null
    return { ...fields, name, text: editedText(editor.text), folderId }
  }
  function save(form: SavableForm | null): void {
    if (!form) (trimmed(fields.name) === '' ? nameField : folderField).current?.focus()
    else {
      setTried(true)
      if (!textProblem(form.text)) onSave(form)
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    save(savable())
  }
  return (
    <form
      id={id}
      className="rule-set-form"
      noValidate
      onSubmit={submit}
      onKeyDown={submitByKey}
      onBlur={keepDraft}
    >
      {conflictAt !== null && start.edited && (
        <Conflict id={start.edited.id} at={conflictAt} typed={savable} onSave={save} />
      )}
      <div className="stack-4 rule-set-names">
        <TextField
          ref={nameField}
          label="Name"
          value={fields.name}
          maxLength={RULE_SET_NAME_MAX}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          ref={folderField}
          label="Folder"
          placeholder="Choose a folder"
          options={folders.map((folder) => ({ value: String(folder.id), label: folder.name }))}
          value={folders.some((folder) => folder.id === fields.folderId) ? String(fields.folderId) : ''}
          hint={
            folders.length === 0 && 'Rule sets are kept in folders. Create a folder in the left column first.'
          }
          onChange={(event) => set({ folderId: Number(event.target.value) })}
        />
      </div>
      {start.edited === null && isBlank(editor) && (
        <Select
          label="Start from"
          placeholder="Empty, or choose a template"
          options={READY_RULE_SETS.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => {
            const ready = READY_RULE_SETS.find(({ id }) => id === event.target.value)
            if (!ready) return
            if (trimmed(fields.name) === '') set({ name: ready.name })
            send({ type: 'fill', text: formatRules(READY_RULES[ready.id]) })
          }}
        />
      )}
      <RuleEditor state={editor} send={send} error={tried ? textProblem(editedText(settled)) : undefined} />
      <RuleHints text={settled} onRewrite={(rules) => send({ type: 'fill', text: formatRules(rules) })} />
      <TagPicker tags={fields.tags} onChange={(tags) => set({ tags })} />
      <ReportLanguage tag={fields.language} onClear={() => set({ language: '' })} />
    </form>
  )
}

function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}

/** The language that the rule set sets for its results, which only a rule file or the API can choose. */
function ReportLanguage({ tag, onClear }: { tag: string; onClear: () => void }) {
  if (tag === '') return null
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag)
  return (
    <p className="note">
      Results are written in {name}.{' '}
      <Button variant="quiet" small onClick={onClear}>
        Use my browser’s language
      </Button>
    </p>
  )
}

/** Milliseconds without a change before the draft is stored. */
const STORED_AFTER = 400

/** Stores the input for a reload, also when the returned function is called. `typed`: its inputs. */
function useDraft(changed: () => RuleSetForm | null, ...typed: readonly unknown[]): () => void {
  const { draftKey } = useWorkspace()
  const latest = useRef(changed)
  useLayoutEffect(() => {
    latest.current = changed
  })
  const keep = useCallback(() => {
    const form = latest.current()
    if (form) keepDraft(draftKey, 'rule-set', form)
    else dropDraft(draftKey, 'rule-set')
  }, [draftKey])
  useEffect(() => {
    const waiting = setTimeout(keep, STORED_AFTER)
    return () => clearTimeout(waiting)
  }, [keep, ...typed])
  useListener('pagehide', keep)
  return keep
}
