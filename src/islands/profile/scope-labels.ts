import type { Scope } from '../../domain/api-keys.ts'

/** Scope labels in the form and the list. */
export const SCOPE_LABELS: Readonly<Record<Scope, { readonly label: string; readonly short: string }>> = {
  check: { label: 'Check documents (spends your balance)', short: 'check documents' },
  read: { label: 'Read rule sets, results and PDFs', short: 'read' },
  rules: { label: 'Create and change rule sets, folders and tags', short: 'manage rules' },
}
