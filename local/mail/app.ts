/** Emulates Resend locally: accepts mail in its wire format and shows it in an inbox. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'

interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: string
}

/** Failures simulated for the next letters. */
interface MailFault {
  readonly failures: number
  /** HTTP status; 500 by default. */
  readonly status?: 401 | 403 | 422 | 429 | 500
  /** Only for letters to this address. */
  readonly to?: string
  /** Milliseconds before each answer. */
  readonly delayMs?: number
}

export function createEmulatedMail(state: string): Hono {
  const file = join(state, 'mail.jsonl')
  const seen = new Set<string>()
  let fault: MailFault = { failures: 0 }
  const calls: string[] = []

  function inbox(): ReceivedMail[] {
    if (!existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines.map((line): ReceivedMail => JSON.parse(line)).reverse()
  }

  return (
    new Hono()
      .post('/emails', async (c) => {
        const key = c.req.header('Idempotency-Key') ?? crypto.randomUUID()
        const body: { to: string[]; subject: string; text: string; html: string } = await c.req.json()
        const { failures, status = 500, to = body.to[0], delayMs = 0 } = fault
        calls.push(body.to[0] ?? '')
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
        if (failures > 0 && to === body.to[0]) {
          fault = { ...fault, failures: failures - 1 }
          return c.json({ statusCode: status, name: 'ordered', message: 'switched on for a test' }, status)
        }
        if (!seen.has(key)) {
          seen.add(key)
          const mail = {
            to: body.to[0],
            subject: body.subject,
            text: body.text,
            html: body.html,
            at: new Date().toISOString(),
          }
          appendFileSync(file, `${JSON.stringify(mail)}\n`)
        }
        return c.json({ id: crypto.randomUUID() })
      })
      .post('/faults', async (c) => {
        fault = await c.req.json<MailFault>()
        return c.body(null, 204)
      })
      // Recipient of every call, including rejected ones.
      .get('/calls', (c) => c.json(calls))
      .get('/', (c) => {
        const mails = inbox()
        if (c.req.header('Accept')?.includes('application/json')) return c.json(mails)
        return c.html(page(mails))
      })
      .get('/:index/html', (c) => {
        const mail = inbox()[Number(c.req.param('index'))]
        return mail ? c.html(mail.html) : c.notFound()
      })
  )
}

function page(mails: readonly ReceivedMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Inbox · Rulemark local run</title>
        <style>
          body { font: 14px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #16181d; background: #f7f6f2; }
          details { background: #fff; border: 1px solid #e4e2da; border-radius: 10px; padding: 0.75rem 1rem; margin: 0.75rem 0; }
          summary { cursor: pointer; }
          small { color: #6b7079; }
          pre { white-space: pre-wrap; font: inherit; }
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p><small>Every mail that the local run sent, newest first. Nothing leaves this machine.</small></p>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(entry)}
      </body>
    </html>`
}

function entry(mail: ReceivedMail, index: number) {
  const parts = mail.text.split(/(https?:\/\/\S+)/)
  const linked = parts.map((part, place) => (place % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))
  return html`<details ${index === 0 ? 'open' : ''}>
    <summary><strong>${mail.subject}</strong> <small>to ${mail.to}, ${mail.at}</small></summary>
    <pre>${linked}</pre>
    <a href="/mail/${index}/html">As HTML</a>
  </details>`
}
