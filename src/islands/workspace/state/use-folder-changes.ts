import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Folder } from '../../../contract/workspace.ts'
import { showFailure } from '../../session/failures.ts'
import { toast } from '../../ui/index.ts'
import { useWorkspace } from './environment.ts'
import { keys } from './queries.ts'
import { reloadFolders } from './rule-set-cache.ts'

export function useFolderChanges() {
  const { source } = useWorkspace()
  const cache = useQueryClient()
  const creation = useMutation({
    mutationFn: (name: string) => source.createFolder(name),
    onSuccess(folder) {
      cache.setQueryData(keys.ruleSets(folder.id), [])
      change(cache, (folders) => [...folders, folder])
      say('Folder created successfully')
    },
    onError: (error) => showFailure('Failed to create folder', error),
  })
  const { mutate: rename } = useMutation({
    mutationFn: ({ id, name }: Pick<Folder, 'id' | 'name'>) => source.renameFolder(id, name),
    onMutate: ({ id, name }) =>
      change(cache, (all) => all.map((each) => (each.id === id ? { ...each, name } : each))),
    onSuccess: () => say('Folder renamed successfully'),
    onError(error, _, before) {
      takeBack(cache, before)
      showFailure('Failed to rename folder', error)
    },
  })
  const { mutate: remove } = useMutation({
    mutationFn: (id: number) => source.deleteFolder(id),
    onMutate: (id) => change(cache, (all) => all.filter((each) => each.id !== id)),
    onSuccess: () => say('Folder deleted successfully'),
    onError(error, id, before) {
      takeBack(cache, before, id)
      showFailure('Failed to delete folder', error)
    },
  })
  return {
    create: (name: string) => creation.mutateAsync(name).catch(() => null),
    creating: creation.isPending,
    rename,
    remove,
  }
}

type Folders = readonly Folder[] | undefined

function change(cache: QueryClient, edit: (folders: readonly Folder[]) => readonly Folder[]): Folders {
  void cache.cancelQueries({ queryKey: keys.folders })
  const before = cache.getQueryData<readonly Folder[]>(keys.folders)
  cache.setQueryData<readonly Folder[]>(keys.folders, edit(before ?? []))
  return before
}

function takeBack(cache: QueryClient, before: Folders, ...folderIds: readonly number[]): void {
  cache.setQueryData(keys.folders, before)
  reloadFolders(cache, ...folderIds)
}

function say(text: string): void {
  toast({ kind: 'success', text })
}
