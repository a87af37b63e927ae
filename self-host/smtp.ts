/** Sends mail through an SMTP server. */
import { createTransport } from 'nodemailer'
import { withDeadline } from '../src/server/base/deadline.ts'
import { type Mailer, MailRefused } from '../src/server/base/ports.ts'

/** Shorter than a letter's lease, and equal to the deadline of the other mail services. */
const DEADLINE_MS = 20_000

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string
  readonly from: string
}

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
    // A letter's text comes from users and must not refer to files or URLs to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ key, to, subject, text, html }) {
      const headers = { 'X-Entity-Ref-ID': key }
      const sent = transport.sendMail({ from, to, subject, text, html, headers }).catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefused('refused', { cause: error }) : error
      })
      await withDeadline(DEADLINE_MS, sent)
    },
  }
}

/** Whether the server permanently rejects the recipient or the letter, or the address is invalid. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error)) return false
  const code = 'responseCode' in error ? Number(error.responseCode) : undefined
  if (error.command === 'API') return 'code' in error && error.code === 'EENVELOPE'
  return ['RCPT TO', 'DATA'].includes(String(error.command)) && code !== undefined && code >= 500
}
