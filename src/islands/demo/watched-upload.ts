/** Reports the demo's check to the tour; without a tour, opens the results afterwards. */
import { pages } from '../../contract/urls.ts'
import type { Upload } from '../../machines/submission.ts'
import type { TourControl } from './use-tour.ts'

export function watchedUpload(
  upload: Upload,
  { send, done, isActive }: Pick<TourControl, 'send' | 'done' | 'isActive'>,
): Upload {
  return (submission, report) => {
    let running = true
    send({ type: 'BEGIN' })
    const stop = upload(submission, (each) => {
      running = each.type === 'PROGRESS'
      report(each)
      if (each.type === 'REFUSED' || each.type === 'FAILED') send({ type: 'FAILED' })
      if (each.type !== 'ACCEPTED') return
      if (isActive()) done('submit')
      else location.assign(pages.demoHistory)
    })
    return () => {
      stop()
      if (running) send({ type: 'FAILED' })
    }
  }
}
