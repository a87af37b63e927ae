import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors.ts'
import { FOLDER_NAME_MAX } from '../domain/rules.ts'
import { answer, call, done, json } from './call.ts'
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

const group = 'Folders'

export const listFolders = call({
  group,
  caller: 'user',
  scope: 'read',
  method: 'get',
  path: api.folders,
  summary: 'All folders',
  answers: { 200: answer(z.array(Folder)) },
})

export const createFolder = call({
  group,
  caller: 'user',
  scope: 'rules',
  method: 'post',
  path: api.folders,
  summary: 'Creates a folder',
  request: { body: json(FolderBody) },
  answers: { 201: answer(Folder) },
  refusals: ['tooManyFolders'],
})

export const readFolder = call({
  group,
  caller: 'owner',
  scope: 'read',
  method: 'get',
  path: api.folder,
  summary: 'One folder',
  request: { params: IdPath },
  answers: { 200: answer(Folder) },
})

export const renameFolder = call({
  group,
  caller: 'owner',
  scope: 'rules',
  method: 'put',
  path: api.folder,
  summary: 'Renames a folder',
  request: { params: IdPath, body: json(FolderBody) },
  answers: { 200: answer(Folder) },
})

export const deleteFolder = call({
  group,
  caller: 'owner',
  scope: 'rules',
  method: 'delete',
  path: api.folder,
  summary: 'Deletes an empty folder',
  request: { params: IdPath },
  answers: { 204: done },
  refusals: ['folderNotEmpty'],
})
