/** Every call of the API, once: what it takes, what it answers and how it refuses. */
import * as z from 'zod'
import type { ErrorCode } from '../domain/errors.ts'
import * as accounts from './accounts.ts'
import * as answers from './answers.ts'
import { CheckoutBody, RatingBody } from './billing.ts'
import { ReviewBody, SubmissionQuery } from './documents.ts'
import { api } from './urls.ts'
import { FolderBody, RuleSetBody, TagBody } from './workspace.ts'

export interface Call {
  readonly group: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** `provider`: the payment provider, known by its signature. */
  readonly caller: 'anyone' | 'user' | 'provider'
  readonly query?: z.ZodObject
  /** JSON; with `form` also application/x-www-form-urlencoded. */
  readonly body?: z.ZodType
  readonly form?: true
  /** One PDF as multipart/form-data, in the field `file`. */
  readonly file?: true
  readonly status: 200 | 201 | 202 | 204
  /** None: nothing is said. */
  readonly answer?: z.ZodType | 'pdf'
  /** Beyond those that every call of its kind has. */
  readonly refusals?: readonly ErrorCode[]
}

const message = answers.MessageAnswer
const anyone = { group: 'Accounts', caller: 'anyone' } as const
const account = { group: 'Accounts', caller: 'user' } as const
const folders = { group: 'Folders', caller: 'user' } as const
const prompts = { group: 'Rule sets', caller: 'user' } as const
const tags = { group: 'Tags', caller: 'user' } as const
const documents = { group: 'Documents', caller: 'user' } as const
const money = { group: 'Money', caller: 'user' } as const
const submission = {
  query: SubmissionQuery,
  file: true,
  answer: answers.EntryAnswer,
  refusals: [
    'fileRequired',
    'fileFormat',
    'insufficientBalance',
    'consentWithdrawn',
    'notFound',
    'fileTooLarge',
  ],
} as const

const ACCOUNTS: readonly Call[] = [
  {
    ...anyone,
    method: 'GET',
    path: api.hello,
    summary: 'Gives the anti-forgery cookie',
    status: 200,
    answer: message,
  },
  {
    ...anyone,
    method: 'POST',
    path: api.register,
    summary: 'Opens an account and mails the confirmation link',
    body: accounts.Register,
    form: true,
    status: 201,
    answer: message,
    refusals: ['emailExists', 'tooManyRequests'],
  },
  {
    ...anyone,
    method: 'POST',
    path: api.login,
    summary: 'Signs in',
    body: accounts.Login,
    form: true,
    status: 200,
    answer: message,
    refusals: ['invalidCredentials', 'emailNotConfirmed', 'tooManyRequests'],
  },
  { ...anyone, method: 'POST', path: api.logout, summary: 'Signs out', status: 204 },
  {
    ...anyone,
    method: 'GET',
    path: api.emailCheck,
    summary: 'Whether an e-mail address has an account',
    query: accounts.EmailCheck,
    status: 200,
    answer: answers.EmailCheckAnswer,
    refusals: ['tooManyRequests'],
  },
  {
    ...anyone,
    method: 'GET',
    path: api.confirm,
    summary: 'Confirms an e-mail address',
    query: accounts.TokenQuery,
    status: 200,
    answer: message,
    refusals: ['tokenInvalid', 'tokenExpired'],
  },
  {
    ...anyone,
    method: 'POST',
    path: api.regenerateToken,
    summary: 'Mails the confirmation link again',
    body: accounts.EmailOnly,
    status: 200,
    answer: message,
    refusals: ['tooManyRequests'],
  },
  {
    ...anyone,
    method: 'POST',
    path: api.resetRequest,
    summary: 'Mails a link to set a new password',
    body: accounts.EmailOnly,
    status: 200,
    answer: message,
    refusals: ['tooManyRequests'],
  },
  {
    ...anyone,
    method: 'GET',
    path: api.resetConfirm,
    summary: 'Whether such a link still works',
    query: accounts.TokenQuery,
    status: 200,
    answer: answers.ResetCheckAnswer,
    refusals: ['tokenInvalid', 'tokenExpired'],
  },
  {
    ...anyone,
    method: 'POST',
    path: api.resetConfirm,
    summary: 'Sets a new password by a mailed link',
    body: accounts.ResetConfirm,
    status: 200,
    answer: message,
    refusals: ['tokenInvalid', 'tokenExpired', 'tooManyRequests'],
  },
  {
    ...account,
    method: 'POST',
    path: api.passwordChange,
    summary: 'Sets a new password; every other session ends',
    body: accounts.PasswordChange,
    status: 200,
    answer: message,
    refusals: ['wrongPassword', 'tooManyRequests'],
  },
  {
    ...account,
    method: 'DELETE',
    path: api.userDelete,
    summary: 'Deletes the account and everything of it',
    status: 204,
  },
  {
    ...account,
    method: 'GET',
    path: api.me,
    summary: 'The signed-in user',
    status: 200,
    answer: answers.UserAnswer,
  },
  {
    ...account,
    method: 'POST',
    path: api.demoFinished,
    summary: 'Remembers that the demo was finished',
    status: 204,
  },
  {
    ...account,
    method: 'GET',
    path: api.consent,
    summary: 'What was agreed to, when, and in which version',
    status: 200,
    answer: answers.ConsentAnswer,
  },
  {
    ...account,
    method: 'POST',
    path: api.consent,
    summary: 'Gives or withdraws consent',
    body: accounts.Consent,
    status: 200,
    answer: answers.ConsentAnswer,
  },
  {
    ...account,
    method: 'GET',
    path: api.logs,
    summary: 'One’s own activity, newest first; an administrator may name a user',
    query: z.object({ userId: z.string().optional() }),
    status: 200,
    answer: z.array(answers.ActivityAnswer),
  },
  {
    ...account,
    method: 'POST',
    path: api.rating,
    summary: 'Rates the product',
    body: RatingBody,
    status: 201,
    answer: message,
    refusals: ['tooManyRequests'],
  },
]

const WORKSPACE: readonly Call[] = [
  {
    ...folders,
    method: 'GET',
    path: api.folders,
    summary: 'All folders',
    status: 200,
    answer: z.array(answers.FolderAnswer),
  },
  {
    ...folders,
    method: 'POST',
    path: api.folders,
    summary: 'Creates a folder',
    body: FolderBody,
    status: 201,
    answer: answers.FolderAnswer,
  },
  {
    ...folders,
    method: 'GET',
    path: api.folder,
    summary: 'One folder',
    status: 200,
    answer: answers.FolderAnswer,
  },
  {
    ...folders,
    method: 'PUT',
    path: api.folder,
    summary: 'Renames a folder',
    body: FolderBody,
    status: 200,
    answer: answers.FolderAnswer,
  },
  {
    ...folders,
    method: 'DELETE',
    path: api.folder,
    summary: 'Deletes an empty folder',
    status: 204,
    refusals: ['folderNotEmpty'],
  },
  {
    ...prompts,
    method: 'GET',
    path: api.promptsOfFolder,
    summary: 'The rule sets of a folder',
    status: 200,
    answer: z.array(answers.RuleSetAnswer),
  },
  {
    ...prompts,
    method: 'POST',
    path: api.prompts,
    summary: 'Creates a rule set',
    body: RuleSetBody,
    status: 201,
    answer: answers.RuleSetAnswer,
    refusals: ['notFound'],
  },
  {
    ...prompts,
    method: 'POST',
    path: api.promptInsert,
    summary: 'Creates a rule set',
    body: RuleSetBody,
    status: 201,
    answer: answers.RuleSetAnswer,
    refusals: ['notFound'],
  },
  {
    ...prompts,
    method: 'GET',
    path: api.prompt,
    summary: 'One rule set',
    status: 200,
    answer: answers.RuleSetAnswer,
  },
  {
    ...prompts,
    method: 'PUT',
    path: api.prompt,
    summary: 'Changes a rule set',
    body: RuleSetBody,
    status: 200,
    answer: answers.RuleSetAnswer,
  },
  { ...prompts, method: 'DELETE', path: api.prompt, summary: 'Deletes a rule set', status: 204 },
  {
    ...prompts,
    method: 'PUT',
    path: api.promptMove,
    summary: 'Moves a rule set to another folder',
    status: 200,
    answer: answers.RuleSetAnswer,
  },
  {
    ...tags,
    method: 'GET',
    path: api.tags,
    summary: 'All tags',
    status: 200,
    answer: z.array(answers.TagAnswer),
  },
  {
    ...tags,
    method: 'POST',
    path: api.tags,
    summary: 'Creates a tag',
    body: TagBody,
    status: 201,
    answer: answers.TagAnswer,
    refusals: ['conflict'],
  },
  {
    ...tags,
    method: 'GET',
    path: api.tagByName,
    summary: 'The tag of a name',
    status: 200,
    answer: answers.TagAnswer,
  },
  { ...tags, method: 'GET', path: api.tag, summary: 'One tag', status: 200, answer: answers.TagAnswer },
  {
    ...tags,
    method: 'DELETE',
    path: api.tag,
    summary: 'Deletes a tag and takes it off every rule set',
    status: 204,
  },
]

const DOCUMENTS: readonly Call[] = [
  {
    ...documents,
    ...submission,
    method: 'POST',
    path: api.processAsync,
    summary: 'Submits a document; the answer is its entry, still running',
    status: 202,
  },
  {
    ...documents,
    ...submission,
    method: 'POST',
    path: api.process,
    summary: 'Submits a document and waits until it is checked',
    status: 200,
  },
  {
    ...documents,
    method: 'GET',
    path: api.results,
    summary: 'All results, newest first',
    status: 200,
    answer: z.array(answers.EntryAnswer),
  },
  {
    ...documents,
    method: 'GET',
    path: api.document,
    summary: 'One result, or how far its check is',
    status: 200,
    answer: answers.EntryAnswer,
  },
  {
    ...documents,
    method: 'GET',
    path: api.documentPdf,
    summary: 'The highlighted PDF',
    status: 200,
    answer: 'pdf',
    refusals: ['pdfNotReady'],
  },
  {
    ...documents,
    method: 'POST',
    path: api.documentCancel,
    summary: 'Ends a running check; the money goes back',
    status: 200,
    answer: answers.EntryAnswer,
  },
  {
    ...documents,
    method: 'PUT',
    path: api.documentReviews,
    summary: 'Accepts or dismisses a finding; a decision of null takes it back',
    body: ReviewBody,
    status: 204,
  },
  {
    ...documents,
    method: 'DELETE',
    path: api.document,
    summary: 'Deletes a result and its files',
    status: 204,
    refusals: ['checkRunning'],
  },
]

const MONEY: readonly Call[] = [
  {
    ...money,
    method: 'POST',
    path: api.checkoutSession,
    summary: 'Opens a payment on the provider’s page',
    body: CheckoutBody,
    status: 201,
    answer: answers.CheckoutAnswer,
    refusals: ['amountOutOfRange', 'foreignAddress', 'paymentsUnavailable', 'tooManyRequests'],
  },
  {
    ...money,
    method: 'GET',
    path: api.movements,
    summary: 'What moved the balance, newest first',
    status: 200,
    answer: z.array(answers.MovementAnswer),
  },
  {
    ...money,
    caller: 'provider',
    method: 'POST',
    path: api.stripeWebhook,
    summary: 'Takes the payment provider’s signed events',
    status: 200,
    answer: answers.WebhookAnswer,
    refusals: ['unavailable'],
  },
]

const DESCRIPTION: readonly Call[] = [
  {
    ...anyone,
    group: 'Description',
    method: 'GET',
    path: api.openApi,
    summary: 'This description as an OpenAPI document',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  },
]

export const CALLS: readonly Call[] = [...ACCOUNTS, ...WORKSPACE, ...DOCUMENTS, ...MONEY, ...DESCRIPTION]

/** Every way in which a call refuses. */
export function refusalsOf(call: Call): readonly ErrorCode[] {
  const changes = call.method !== 'GET'
  const reads = call.body !== undefined || call.file === true
  const all: readonly (ErrorCode | false)[] = [
    (reads || call.query !== undefined || call.path.includes(':') || call.caller === 'provider') &&
      'invalidRequest',
    call.caller === 'user' && 'unauthorized',
    changes && call.caller !== 'provider' && 'forbidden',
    call.path.includes(':') && 'notFound',
    reads && 'unsupportedMedia',
    call.body !== undefined && 'bodyTooLarge',
    call.file === true && 'tooManyRequests',
    ...(call.refusals ?? []),
    'server',
  ]
  return [...new Set(all.filter((code) => code !== false))]
}
