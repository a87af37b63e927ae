import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors.ts'
import { answer, call, done, json } from './call.ts'
import { name, recordId } from './fields.ts'
import { IdPath, TagName } from './parameters.ts'
import { api } from './urls.ts'

export const Tag = z.strictObject({ id: recordId, name: z.string() })
export type Tag = z.infer<typeof Tag>

export const TagBody = z.object({ name: name(100, ERRORS.tagNameTooLong.text) })

const group = 'Tags'

export const listTags = call({
  group,
  caller: 'user',
  scope: 'read',
  method: 'get',
  path: api.tags,
  summary: 'All tags',
  answers: { 200: answer(z.array(Tag)) },
})

export const createTag = call({
  group,
  caller: 'user',
  scope: 'rules',
  method: 'post',
  path: api.tags,
  summary: 'Creates a tag',
  request: { body: json(TagBody) },
  answers: { 201: answer(Tag) },
  refusals: ['tooManyTags', 'conflict'],
})

export const findTag = call({
  group,
  caller: 'owner',
  scope: 'read',
  method: 'get',
  path: api.tagByName,
  summary: 'The tag with a name',
  request: { params: z.object({ name: TagName }) },
  answers: { 200: answer(Tag) },
})

export const readTag = call({
  group,
  caller: 'owner',
  scope: 'read',
  method: 'get',
  path: api.tag,
  summary: 'One tag',
  request: { params: IdPath },
  answers: { 200: answer(Tag) },
})

export const deleteTag = call({
  group,
  caller: 'owner',
  scope: 'rules',
  method: 'delete',
  path: api.tag,
  summary: 'Deletes a tag and removes it from every rule set',
  request: { params: IdPath },
  answers: { 204: done },
})
