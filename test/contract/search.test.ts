import { expect, test } from 'vitest'
import { search } from '../../src/islands/workspace/search.ts'

const ruleSet = { id: 1, name: 'NDA', text: '1. Names both parties', folderId: 7, tags: [] }

test('[DATA-08] a rule set that is found comes with the name of its folder', () => {
  const folders = [
    { id: 7, name: 'Contracts', ruleSets: [ruleSet] },
    { id: 8, name: 'Reports', ruleSets: [{ ...ruleSet, id: 2, folderId: 8, name: 'Annual', text: '1. Has a date' }] },
  ]
  expect(search('parties', folders)).toMatchObject([{ folderName: 'Contracts', hits: [{ ruleSet: { id: 1 } }] }])
})
