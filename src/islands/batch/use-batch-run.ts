/** Runs the Batch screen's machine: reads facts of chosen files, updates the URL, remembers unsent files. */
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { batchMachine } from '../../machines/batch.ts'
import { sendable, underWay } from '../../machines/batch-files.ts'
import { dropEntry, storedValue, storeEntry } from '../base/stored.ts'
import { useListener } from '../base/use-listener.ts'
import { sendBatch } from './send.ts'

export type BatchRun = ReturnType<typeof useBatchRun>

export function useBatchRun(batch: string | null, ruleSetId: number | null, agreement: boolean) {
  const [snapshot, send] = useMachine(batchMachine, {
    input: { send: sendBatch, newId: () => crypto.randomUUID(), batch, ruleSetId, agreement },
  })
  const { context } = snapshot
  const open = underWay(context.files)
  /** Names of files about which an earlier visit of this tab had no answer. */
  const [missing, setMissing] = useState<readonly string[]>([])

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

  useEffect(() => {
    if (batch !== null) setMissing(namesIn(storedValue('sessionStorage', keyOf(batch))))
  }, [batch])
  const unsent = [...open, ...sendable(context.files)].map(({ file }) => file.name)
  const names = unsent.length === 0 ? null : JSON.stringify(unsent)
  useEffect(() => {
    if (context.batch === null || names === null) return
    const key = keyOf(context.batch)
    storeEntry('sessionStorage', key, names)
    // Leaving the page runs no clean-up, so the names stay.
    return () => dropEntry('sessionStorage', key)
  }, [context.batch, names])
  useListener('beforeunload', (event) => event.preventDefault(), open.length > 0)
  return { snapshot, send, missing: context.files.length + context.sent === 0 ? missing : [] }
}

function keyOf(batch: string): string {
  return `batch:${batch}:not-sent`
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
