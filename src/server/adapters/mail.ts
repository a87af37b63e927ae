import { withDeadline } from '../base/deadline.ts'
import { type Mailer, MailRefused } from '../base/ports.ts'

const DEADLINE_MS = 20_000

/** https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ */
const REFUSALS = new Set([
  'E_VALIDATION_ERROR',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
])

export function createCloudflareMailer(binding: SendEmail, from: string): Mailer {
  const open = from.endsWith('>') ? from.indexOf('<') : -1
  const email = open < 0 ? from : from.slice(open + 1, -1)
  const sender = { name: from.slice(0, Math.max(0, open)).trim(), email }
  return {
    async send({ to, subject, text, html }) {
      const sent = binding.send({ from: sender, to, subject, text, html }).catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefused('refused', { cause: error }) : error
      })
      await withDeadline(DEADLINE_MS, sent)
    },
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSALS.has(String(error.code))
}

export interface ResendOptions {
  readonly apiKey: string
  readonly baseUrl: string
  readonly from: string
}

/** 4xx caused by our account (key, sender domain) or temporary. */
const NOT_THE_LETTER = new Set([401, 403, 408, 409, 429])

/** https://resend.com/docs/api-reference/emails/send-email */
export function createResendMailer({ apiKey, baseUrl, from }: ResendOptions): Mailer {
  return {
    async send(mail) {
      const response = await fetch(`${baseUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': mail.key,
        },
        body: JSON.stringify({
          from,
          to: [mail.to],
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
        }),
        signal: AbortSignal.timeout(20_000),
      })
      await response.body?.cancel()
      const { status } = response
      if (status >= 400 && status < 500 && !NOT_THE_LETTER.has(status))
        throw new MailRefused(`Resend answered ${status}`)
      if (!response.ok) throw new Error(`Resend answered ${status}`)
    },
  }
}
