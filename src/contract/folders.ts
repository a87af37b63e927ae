import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors/errors.ts'
import { FOLDER_NAME_MAX } from '../domain/rules/rules.ts'
import { answer, call, json } from './call.ts'
import { name, recordId } from './fields.ts'
import { IdPath } from './parameters.ts'
import { api } from './urls.ts'

export const Folder = z.strictObject({
  id: recordId,
  name: z.string(),
  /** Not in the specification: number of rule sets in the folder. */
  ruleSetCount: z.int().min(0),
})
export type Folder = z.infer<typeof Folder>

export const FolderBody = z.object({ name: name(FOLDER_NAME_MAX, ERRORS.folderNameTooLong.text) })
export type FolderBody = z.infer<typeof FolderBody>

const reading = { group: 'Folders', caller: 'owner', scope: 'read' } as const
const changing = { group: 'Folders', caller: 'owner', scope: 'rules' } as const

export const listFolders = call('get', api.folders, 'All folders', {
  ...reading,
  caller: 'user',
  answers: { 200: answer(z.array(Folder)) },
})

export const createFolder = call('post', api.folders, 'Creates a folder', {
  ...changing,
  caller: 'user',
  request: { body: json(FolderBody) },
  answers: { 201: answer(Folder) },
  refusals: ['tooManyFolders'],
})

export const readFolder = call('get', api.folder, 'One folder', {
  ...reading,
  request: { params: IdPath },
  answers: { 200: answer(Folder) },
})

export const renameFolder = call('put', api.folder, 'Renames a folder', {
  ...changing,
  request: { params: IdPath, body: json(FolderBody) },
  answers: { 200: answer(Folder) },
})

export const deleteFolder = call('delete', api.folder, 'Deletes an empty folder', {
  ...changing,
  request: { params: IdPath },
  refusals: ['folderNotEmpty'],
})
