import { DEMO_RULE_SET, DEMO_RULE_TEXT } from '../../domain/account/demo.ts'
import type { CheckActions, Opened } from '../workspace/state/actions.ts'
import { changeDemo } from './demo-state.ts'
import { refuse, type TourControl } from './use-tour.ts'

const NO_FOLDER = 'Please select a folder first'
const OWN_FILE = 'The demo checks its own document. Sign up to check yours.'

export function guided(
  actions: CheckActions,
  { attempt, done }: Pick<TourControl, 'attempt' | 'done'>,
  folderId: number | null,
): CheckActions {
  function create<T>(act: () => T): T | undefined {
    return attempt('create-rule-set', () => (folderId === null ? refuse(NO_FOLDER) : act()))
  }
  return {
    search: (query) => attempt('search', () => actions.search(query)),
    open(opened) {
      if (opened.what === 'create-rule-set') create(() => actions.open(suggested(opened)))
      else attempt(opened.what, () => actions.open(opened))
    },
    close: actions.close,
    selectFolder: (id) => attempt('select-folder', () => actions.selectFolder(id)),
    selectRuleSet: (ruleSet) => attempt('assign-rule-set', () => actions.selectRuleSet(ruleSet)),
    async createFolder(name) {
      const folder = await attempt('create-folder', () => actions.createFolder(name))
      if (folder) done('create-folder')
      return folder ?? null
    },
    renameFolder: (id, name) => attempt('rename-folder', () => actions.renameFolder(id, name)),
    deleteFolder: (id) => attempt('delete-folder', () => actions.deleteFolder(id)),
    async saveRuleSet(form) {
      const save = () => actions.saveRuleSet(form)
      const saved = await (form.edited === null ? create(save) : attempt('edit-rule-set', save))
      if (saved && form.edited === null) done('create-rule-set')
      return saved ?? null
    },
    addReadyRuleSet: async (ready) => create(() => actions.addReadyRuleSet(ready)),
    importRuleFile: async (given) => create(() => actions.importRuleFile(given)),
    moveRuleSet: (id, to) => attempt('move-rule-set', () => actions.moveRuleSet(id, to)),
    deleteRuleSet: (ruleSet) => attempt('delete-rule-set', () => actions.deleteRuleSet(ruleSet)),
    chooseFiles: () => attempt('choose-file', () => refuse(OWN_FILE)),
    removeFile() {
      attempt('remove-file', () => {
        actions.removeFile()
        changeDemo(() => ({ documentLoaded: false }))
      })
    },
    assignFolder(id) {
      attempt('assign-folder', () => {
        actions.assignFolder(id)
        done('assign-folder')
      })
    },
    assignRuleSet: (ruleSet) => attempt('assign-rule-set', () => actions.assignRuleSet(ruleSet)),
    submit: () => attempt('submit', actions.submit),
  }
}

function suggested(opened: Extract<Opened, { what: 'create-rule-set' | 'edit-rule-set' }>): Opened {
  if (opened.unsaved) return opened
  return { ...opened, form: { ...opened.form, name: DEMO_RULE_SET, text: DEMO_RULE_TEXT } }
}
