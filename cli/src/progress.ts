const WIDTH = 30

/** A bar on a terminal; nothing where errors go to a file. */
export function showProgress(done: number, of: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((done / Math.max(of, 1)) * WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  process.stderr.write(`\r${bar} ${done} of ${of}${done === of ? '\n' : ''}`)
}
