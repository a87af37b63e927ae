/** Mail through Cloudflare's `send_email` binding. */
import type { Mailer } from '../../ports.ts'

export function createCloudflareMailer(binding: SendEmail, from: string): Mailer {
  const match = /^(.*?)\s*<(.+)>$/.exec(from)
  const sender = match ? { name: match[1] ?? '', email: match[2] ?? from } : { name: '', email: from }
  return {
    async send({ to, subject, text, html }) {
      await binding.send({ from: sender, to, subject, text, html })
    },
  }
}
