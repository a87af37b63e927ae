import type { ReactNode } from 'react'
import { Message } from '../../ui/index.ts'
import type { PdfFacts } from './pdf-facts.ts'

/** Warnings about a file that may be refused; the server checks it thoroughly. */
export function FileWarning({ facts }: { facts: PdfFacts }): ReactNode {
  if (facts.isEncrypted) {
    return (
      <Message kind="info">
        This PDF is encrypted. If it asks for a password when you open it, it can’t be checked.
      </Message>
    )
  }
  if (facts.pages !== null && !facts.hasFonts) {
    return (
      <Message kind="info">
        This PDF seems to contain only pictures. Pages without text can’t be checked: run text recognition
        (OCR) on it first.
      </Message>
    )
  }
  return null
}
