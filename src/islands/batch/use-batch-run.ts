import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import { batchMachine } from '../../machines/batch.ts'
import { underWay } from '../../machines/batch-files.ts'
import { useListener } from '../base/use-listener.ts'
import { sendBatch } from './send.ts'

export type BatchRun = ReturnType<typeof useBatchRun>

export function useBatchRun(batch: string | null, ruleSetId: number | null, agreement: boolean) {
  const [snapshot, send] = useMachine(batchMachine, {
    input: { send: sendBatch, newId: () => crypto.randomUUID(), batch, ruleSetId, agreement },
  })
  const { context } = snapshot

  const next = context.files.find(({ facts, problem }) => facts === undefined && problem === null)
  useEffect(() => {
    if (!next) return
    let wanted = true
    import('../workspace/recognition/pdf-facts.ts')
      .then(({ pdfFacts }) => pdfFacts(next.file))
      .catch(() => null)
      .then((facts) => wanted && send({ type: 'LOOKED_AT', key: next.key, facts }))
    return () => {
      wanted = false
    }
  }, [next, send])

  useEffect(() => {
    if (context.batch !== null && context.batch !== batch)
      history.replaceState(history.state, '', `${pages.batch}?id=${context.batch}`)
  }, [context.batch, batch])
  useListener('beforeunload', (event) => event.preventDefault(), underWay(context.files).length > 0)
  return { snapshot, send }
}
