/** Mail through Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
import { type Mailer, MailRefused } from '../../base/ports.ts'

export interface ResendOptions {
  readonly apiKey: string
  readonly baseUrl: string
  readonly from: string
}

/** 4xx caused by our account (key, sender domain) or temporary. */
const NOT_THE_LETTER = new Set([401, 403, 408, 409, 429])

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
