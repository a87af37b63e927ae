/** Mail through Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
import type { Mailer } from '../../ports.ts'

export interface ResendOptions {
  readonly apiKey: string
  readonly baseUrl: string
  readonly from: string
}

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
      if (!response.ok) throw new Error(`Resend answered ${response.status}`)
      await response.body?.cancel()
    },
  }
}
