/** Mail through Cloudflare's `send_email` binding. */
import type { Mailer } from '../../ports.ts'

export function createCloudflareMailer(binding: SendEmail, from: string): Mailer {
  const open = from.endsWith('>') ? from.indexOf('<') : -1
  const email = open < 0 ? from : from.slice(open + 1, -1)
  const sender = { name: from.slice(0, Math.max(0, open)).trim(), email }
  return {
    async send({ to, subject, text, html }) {
      await binding.send({ from: sender, to, subject, text, html })
    },
  }
}
