import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors/errors.ts'
import { answer, call, json } from './call.ts'
import { name, recordId } from './fields.ts'
import { IdPath, TagName } from './parameters.ts'
import { api } from './urls.ts'

export const Tag = z.strictObject({ id: recordId, name: z.string() })
export type Tag = z.infer<typeof Tag>

export const TagBody = z.object({ name: name(100, ERRORS.tagNameTooLong.text) })

const reading = { group: 'Tags', caller: 'owner', scope: 'read' } as const
const changing = { group: 'Tags', caller: 'owner', scope: 'rules' } as const

export const listTags = call('get', api.tags, 'All tags', {
  ...reading,
  caller: 'user',
  answers: { 200: answer(z.array(Tag)) },
})

export const createTag = call('post', api.tags, 'Creates a tag', {
  ...changing,
  caller: 'user',
  request: { body: json(TagBody) },
  answers: { 201: answer(Tag) },
  refusals: ['tooManyTags', 'conflict'],
})

export const findTag = call('get', api.tagByName, 'The tag with a name', {
  ...reading,
  request: { params: z.object({ name: TagName }) },
  answers: { 200: answer(Tag) },
})

export const readTag = call('get', api.tag, 'One tag', {
  ...reading,
  request: { params: IdPath },
  answers: { 200: answer(Tag) },
})

export const deleteTag = call('delete', api.tag, 'Deletes a tag and removes it from every rule set', {
  ...changing,
  request: { params: IdPath },
})
