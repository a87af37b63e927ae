import type { RuleSet } from '../../contract/workspace.ts'
import { DEMO_PROCESSING } from '../../domain/account/demo.ts'
import type { Upload } from '../../machines/submission.ts'
import type { RuleSetDraft, WorkspaceSource } from '../workspace/state/source.ts'
import { addToDemo, changeDemo, demoState } from './demo-state.ts'

const REPORTS = 20

export function createDemoSource(price: number): WorkspaceSource {
  return {
    async folders() {
      const { folders, ruleSets } = demoState()
      return folders.map((folder) => ({
        ...folder,
        ruleSetCount: ruleSets.filter(({ folderId }) => folderId === folder.id).length,
      }))
    },
    async createFolder(name) {
      const id = addToDemo(({ folders }, newId) => ({ folders: [...folders, { id: newId, name }] }))
      return { id, name, ruleSetCount: 0 }
    },
    async renameFolder(id, name) {
      changeDemo(({ folders }) => ({
        folders: folders.map((each) => (each.id === id ? { ...each, name } : each)),
      }))
    },
    async deleteFolder(id) {
      changeDemo(({ folders }) => ({ folders: folders.filter((each) => each.id !== id) }))
    },
    ruleSets: async (folderId) => demoState().ruleSets.filter((each) => each.folderId === folderId),
    async createRuleSet(draft) {
      const id = addToDemo(({ ruleSets }, newId) => ({ ruleSets: [...ruleSets, ruleSetOf(newId, draft)] }))
      return changeRuleSet(id, (each) => each)
    },
    ruleSet: async (id) => changeRuleSet(id, (each) => each),
    updateRuleSet: async (id, draft) => changeRuleSet(id, () => ruleSetOf(id, draft)),
    moveRuleSet: async (id, folderId) => changeRuleSet(id, (each) => ({ ...each, folderId })),
    async deleteRuleSet(id) {
      changeDemo(({ ruleSets }) => ({ ruleSets: ruleSets.filter((each) => each.id !== id) }))
    },
    tags: async () => demoState().tags,
    async createTag(name) {
      const id = addToDemo(({ tags }, newId) => ({ tags: [...tags, { id: newId, name }] }))
      return { id, name }
    },
    checkState: async () => 'FINISHED',
    checkPrice: async () => ({ price, checkedAt: null }),
    upload: demoUpload(price),
  }
}

function ruleSetOf(id: number, { name, text, language = '', folderId, tagIds }: RuleSetDraft): RuleSet {
  const tags = demoState().tags.filter((tag) => tagIds?.includes(tag.id))
  return { id, name: name.trim(), text, language, folderId, tags, updatedAt: new Date().toISOString() }
}

function changeRuleSet(id: number, change: (ruleSet: RuleSet) => RuleSet): RuleSet {
  const before = demoState().ruleSets.find((each) => each.id === id)
  if (!before) throw new Error('This rule set no longer exists.')
  const after = change(before)
  changeDemo(({ ruleSets }) => ({ ruleSets: ruleSets.map((each) => (each === before ? after : each)) }))
  return after
}

function demoUpload(price: number): Upload {
  return ({ ruleSetId }, report) => {
    if (demoState().balance < price) {
      const refusing = setTimeout(() => report({ type: 'REFUSED' }))
      return () => clearTimeout(refusing)
    }
    let reported = 0
    const working = setInterval(() => {
      reported += 1
      if (reported < REPORTS) return report({ type: 'PROGRESS', share: reported / REPORTS })
      clearInterval(working)
      submit(ruleSetId, price)
      report({ type: 'ACCEPTED', id: null })
    }, DEMO_PROCESSING / REPORTS)
    return () => clearInterval(working)
  }
}

function submit(ruleSetId: number, price: number): void {
  changeDemo(({ ruleSets, balance }) => {
    const ruleSet = ruleSets.find(({ id }) => id === ruleSetId)
    return {
      balance: Math.round((balance - price) * 1000) / 1000,
      documentLoaded: false,
      reviews: [],
      submission: {
        at: new Date().toISOString(),
        ruleSetName: ruleSet?.name ?? '',
        ruleText: ruleSet?.text ?? '',
        price,
      },
    }
  })
}
