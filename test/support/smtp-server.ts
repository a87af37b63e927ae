/** A mail server that stores what it receives and permanently rejects addresses that begin with "refused". */
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SmtpServer {
  readonly url: string
  /** Letters as received, including headers. */
  readonly letters: readonly string[]
  stop(): void
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: string[] = []
  const server = createServer((socket) => serve(socket, letters))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, letters, stop: () => void server.close() }
}

function serve(socket: Socket, letters: string[]): void {
  let unread = ''
  let isLetter = false
  const say = (line: string): boolean => socket.write(`${line}\r\n`)
  say('220 ready')
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    unread += data
    for (;;) {
      const end = unread.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = unread.slice(0, end)
      unread = unread.slice(end + (isLetter ? 5 : 2))
      if (isLetter) {
        letters.push(text)
        isLetter = false
        say('250 kept')
      } else if (text.startsWith('DATA')) {
        isLetter = true
        say('354 go on')
      } else say(text.startsWith('RCPT TO:<refused') ? '550 no such mailbox' : '250 fine')
    }
  })
}
