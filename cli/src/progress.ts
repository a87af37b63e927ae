const WIDTH = 30

/** A progress bar; nothing when stderr is no terminal. */
export function showProgress(done: number, of: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((done / Math.max(of, 1)) * WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  process.stderr.write(`\r${bar} ${done} of ${of}${done === of ? '\n' : ''}`)
}
