/** Waits that reject when aborted. */

export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return waiting(stop, (done) => {
    const timer = setTimeout(done, milliseconds)
    return () => clearTimeout(timer)
  })
}

export function untilOnline(stop: AbortSignal): Promise<void> {
  return waiting(stop, (done) => {
    addEventListener('online', done)
    return () => removeEventListener('online', done)
  })
}

function waiting(stop: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (stop.aborted) return reject(stop.reason)
    const end = begin(() => {
      finish()
      resolve()
    })
    const cancelled = (): void => {
      finish()
      reject(stop.reason)
    }
    const finish = (): void => {
      end()
      stop.removeEventListener('abort', cancelled)
    }
    stop.addEventListener('abort', cancelled)
  })
}
