import { type ReactNode, useEffect, useState } from 'react'
import { classes, later, OfflineNote } from '../ui/index.ts'
import { FolderColumn } from './folders/FolderColumn.tsx'
import { RuleSetColumn } from './rule-sets/RuleSetColumn.tsx'
import { useFailureToast, useTags } from './state/queries.ts'
import type { CheckScreen } from './state/use-check-screen.ts'
import { DocumentColumn } from './submission/DocumentColumn.tsx'
import { useFileDrop } from './submission/use-file-drop.ts'

/** A separate chunk, loaded after hydration. */
const loadDialogs = () => import('./Dialogs.tsx')
const Dialogs = later(async () => ({ default: (await loadDialogs()).Dialogs }))

export function WorkspaceScreen({ screen, besidePicker }: { screen: CheckScreen; besidePicker?: ReactNode }) {
  const [awake, setAwake] = useState(false)
  const { over, handlers } = useFileDrop(takeFiles)
  useFailureToast('Failed to load tags', useTags().error)
  useEffect(() => {
    // A failed load matters only when a dialog opens.
    loadDialogs().then(
      () => setAwake(true),
      () => undefined,
    )
  }, [])
  function takeFiles(files: readonly File[]): void {
    const [file] = files
    if (file && /\.(md|markdown)$/i.test(file.name)) void screen.actions.importRuleFile(file)
    else screen.actions.chooseFiles(files)
  }
  return (
    <div className={classes('workspace', over && 'drop-over')} {...handlers}>
      <h1 className="visually-hidden">Check a document</h1>
      <OfflineNote className="workspace-offline">
        Your text stays here. You can save and submit once you’re back online.
      </OfflineNote>
      <FolderColumn screen={screen} />
      <RuleSetColumn screen={screen} />
      <DocumentColumn screen={screen} besidePicker={besidePicker} />
      {(awake || screen.opened) && <Dialogs screen={screen} />}
    </div>
  )
}
