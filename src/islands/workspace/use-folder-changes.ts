/** What a user can change about folders. Changes show at once and are taken back when the server refuses them. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Folder } from '../../contract/workspace.ts'
import { toast } from '../ui/index.ts'
import { useWorkspace } from './environment.ts'
import { sayFailure } from './failures.ts'
import { keys } from './queries.ts'

/** Without this a change made offline would wait in silence. */
export const atOnce = { networkMode: 'always' } as const

export interface FolderChanges {
  readonly create: (name: string) => Promise<Folder | null>
  readonly creating: boolean
  readonly rename: (id: number, name: string) => void
  readonly remove: (id: number) => void
}

export function useFolderChanges(): FolderChanges {
  const { source } = useWorkspace()
  const cache = useQueryClient()

  function change(edit: (folders: readonly Folder[]) => readonly Folder[]): () => void {
    void cache.cancelQueries({ queryKey: keys.folders })
    const before = cache.getQueryData<readonly Folder[]>(keys.folders)
    cache.setQueryData<readonly Folder[]>(keys.folders, (folders = []) => edit(folders))
    return () => cache.setQueryData(keys.folders, before)
  }

  const create = useMutation({
    ...atOnce,
    mutationFn: (name: string) => source.createFolder(name),
    onSuccess: (folder) => {
      change((folders) => [...folders, folder])
      cache.setQueryData(keys.ruleSets(folder.id), [])
      toast({ kind: 'success', text: 'Folder created successfully' })
    },
    onError: (error) => sayFailure('Failed to create folder', error),
  })
  const rename = useMutation({
    ...atOnce,
    mutationFn: ({ id, name }: { id: number; name: string }) => source.renameFolder(id, name),
    onMutate: ({ id, name }) =>
      change((all) => all.map((each) => (each.id === id ? { ...each, name } : each))),
    onSuccess: () => toast({ kind: 'success', text: 'Folder renamed successfully' }),
    onError: (error, _, takeBack) => {
      takeBack?.()
      sayFailure('Failed to rename folder', error)
    },
  })
  const remove = useMutation({
    ...atOnce,
    mutationFn: (id: number) => source.deleteFolder(id),
    onMutate: (id) => change((all) => all.filter((each) => each.id !== id)),
    onSuccess: () => toast({ kind: 'success', text: 'Folder deleted successfully' }),
    onError: (error, id, takeBack) => {
      takeBack?.()
      void cache.invalidateQueries({ queryKey: keys.ruleSets(id) })
      sayFailure('Failed to delete folder', error)
    },
  })
  return {
    create: (name) => create.mutateAsync(name).catch(() => null),
    creating: create.isPending,
    rename: (id, name) => rename.mutate({ id, name }),
    remove: (id) => remove.mutate(id),
  }
}
