import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field, IconButton } from '../../ui/index.ts'
import type { EditorEvent, EditorState } from './rule-editor.ts'

interface RuleEditorProps {
  state: EditorState
  send: (event: EditorEvent) => void
  error?: string | undefined
}

/** Numbered rules in one text field: the browser edits, the reducer renumbers. */
export function RuleEditor({ state, send, error }: RuleEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  /** Text being composed by an input method must not change. */
  const [composed, setComposed] = useState<string | null>(null)
  const [first] = useState(state)
  useLayoutEffect(() => field.current?.setSelectionRange(first.start, first.end), [first])
  useLayoutEffect(() => {
    if (field.current && composed === null) showSelection(field.current, state)
  }, [state, composed])

  function input(text: string, caret: number): void {
    send({ type: 'input', text, caret })
  }
  function press(event: KeyboardEvent): void {
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    send(command)
  }
  return (
    <div className="rule-editor">
      <Field
        label="Rules"
        hint={
          <>
            One rule per line, in your own words. Paste a list to turn each item into a rule. <kbd>Alt</kbd>{' '}
            <kbd>↑</kbd> <kbd>↓</kbd> moves a rule.
          </>
        }
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="control rule-editor-field"
            value={composed ?? state.text}
            autoComplete="off"
            onKeyDown={press}
            onChange={({ target }) =>
              composed === null ? input(target.value, target.selectionEnd) : setComposed(target.value)
            }
            onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(null)
              input(currentTarget.value, currentTarget.selectionEnd)
            }}
            onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => {
              if (composed === null && (start !== state.start || end !== state.end))
                send({ type: 'select', start, end })
            }}
            onBlur={() => send({ type: 'leave' })}
          />
        )}
      </Field>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret where it is while a button is pressed */}
      <div className="rule-editor-tools" onMouseDown={(event) => event.preventDefault()}>
        <IconButton icon="arrow-up" label="Move rule up" onClick={() => send({ type: 'move', by: -1 })} />
        <IconButton icon="arrow-down" label="Move rule down" onClick={() => send({ type: 'move', by: 1 })} />
        <IconButton
          icon="undo-2"
          label="Undo"
          aria-disabled={state.past.length === 0}
          onClick={() => send({ type: 'undo' })}
        />
        <IconButton
          icon="redo-2"
          label="Redo"
          aria-disabled={state.future.length === 0}
          onClick={() => send({ type: 'redo' })}
        />
      </div>
    </div>
  )
}

function commandOf(event: KeyboardEvent): EditorEvent | null {
  const key = event.key.toLowerCase()
  if (event.altKey && key === 'arrowup') return { type: 'move', by: -1 }
  if (event.altKey && key === 'arrowdown') return { type: 'move', by: 1 }
  if (!event.ctrlKey && !event.metaKey) return null
  if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' }
  return key === 'y' ? { type: 'redo' } : null
}

/** Restores the caret, which setting a field's value moves to the end, and scrolls a last line into view. */
function showSelection(field: HTMLTextAreaElement, { text, start, end }: EditorState): void {
  if (field.ownerDocument.activeElement !== field) return
  if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end)
  if (end === text.length) field.scrollTop = field.scrollHeight
}
