import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import type { RuleSet } from '../../contract/workspace.ts'
import { ERRORS } from '../../domain/errors.ts'
import type { SubmissionProblem } from '../../machines/submission.ts'
import { Button, FieldError, Message, Select } from '../ui/index.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { DropZone } from './DropZone.tsx'
import { useWorkspace } from './environment.ts'
import { Price } from './Price.tsx'
import { useFolders, useRuleSets } from './queries.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useSubmission } from './use-submission.ts'

const fileProblems: Readonly<Partial<Record<SubmissionProblem, string>>> = {
  noFile: ERRORS.fileRequired.text,
  notPdf: 'Only PDF files are supported',
  tooManyFiles: ERRORS.oneFileOnly.text,
  tooLarge: ERRORS.fileTooLarge.text,
}
