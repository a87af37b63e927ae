/** What a user can change about folders. Renaming and deleting show at once and are taken back when refused. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Folder } from '../../../contract/folders.ts'
import { toast } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import { sayFailure } from '../failures.ts'
import { keys } from '../queries.ts'
import { readAnew } from '../rule-sets/rule-set-cache.ts'

export interface FolderChanges {
  /** Null on failure, which has been said by then. */
  readonly create: (name: string) => Promise<Folder | null>
  readonly creating: boolean
  readonly rename: (id: number, name: string) => void
  readonly remove: (id: number) => void
}

export function useFolderChanges(): FolderChanges {
  const { source } = useWorkspace()
  const cache = useQueryClient()
  const [creating, setCreating] = useState(false)

  /** Changes the list and answers how to take that back. */
  function change(edit: (folders: readonly Folder[]) => readonly Folder[]): () => void {
    void cache.cancelQueries({ queryKey: keys.folders })
    const before = cache.getQueryData<readonly Folder[]>(keys.folders)
    cache.setQueryData<readonly Folder[]>(keys.folders, (folders = []) => edit(folders))
    return () => cache.setQueryData(keys.folders, before)
  }
  function say(text: string): void {
    toast({ kind: 'success', text })
  }
  async function create(name: string): Promise<Folder | null> {
    setCreating(true)
    try {
      const folder = await source.createFolder(name)
      cache.setQueryData(keys.ruleSets(folder.id), [])
      change((folders) => [...folders, folder])
      say('Folder created successfully')
      return folder
    } catch (error) {
      sayFailure('Failed to create folder', error)
      return null
    } finally {
      setCreating(false)
    }
  }
  async function rename(id: number, name: string): Promise<void> {
    const takeBack = change((all) => all.map((each) => (each.id === id ? { ...each, name } : each)))
    try {
      await source.renameFolder(id, name)
      say('Folder renamed successfully')
    } catch (error) {
      takeBack()
      readAnew(cache)
      sayFailure('Failed to rename folder', error)
    }
  }
  async function remove(id: number): Promise<void> {
    const takeBack = change((all) => all.filter((each) => each.id !== id))
    try {
      await source.deleteFolder(id)
      say('Folder deleted successfully')
    } catch (error) {
      takeBack()
      readAnew(cache, id)
      sayFailure('Failed to delete folder', error)
    }
  }
  return {
    create,
    creating,
    rename: (id, name) => void rename(id, name),
    remove: (id) => void remove(id),
  }
}
