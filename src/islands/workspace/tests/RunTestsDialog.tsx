import { useEffect, useRef, useState } from 'react'
import type { RuleSetTest } from '../../../contract/rule-set-tests.ts'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { testsByFile } from '../../../domain/rules/rule-set-tests.ts'
import { sha256Of } from '../../base/file-hash.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import { type FileOutcome, runTests, type TestedFile } from './run-tests.ts'
import { TestFiles } from './TestFiles.tsx'
import { TestOutcomes } from './TestOutcomes.tsx'

interface RunTestsDialogProps {
  open: boolean
  ruleSet: RuleSet
  tests: readonly RuleSetTest[]
  onClose: () => void
}

/** Asks for the documents again, shows the price, checks them and lists changed verdicts. */
export function RunTestsDialog({ open, ruleSet, tests, onClose }: RunTestsDialogProps) {
  const { prices, balance, onBalanceNews, onFailure } = useWorkspace()
  const [files, setFiles] = useState<readonly TestedFile[]>([])
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[] | null>(null)
  const stop = useRef<AbortController | null>(null)
  const latest = useRef<readonly File[]>([])
  useEffect(() => () => stop.current?.abort(), [])

  async function choose(chosen: readonly File[]): Promise<void> {
    const known = new Map(testsByFile(tests))
    const found: TestedFile[] = []
    latest.current = chosen
    for (const file of chosen) {
      const sha256 = await sha256Of(file)
      const own = known.get(sha256)
      if (own) found.push({ file, tests: own })
      // A document chosen twice counts once.
      known.delete(sha256)
    }
    // Others may have been chosen while these were read.
    if (latest.current === chosen) setFiles(found)
  }
  async function run(): Promise<void> {
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setOutcomes([])
    for await (const outcome of runTests({ ruleSetId: ruleSet.id, price: prices.check }, files, signal)) {
      if (signal.aborted) return
      setOutcomes((before) => [...(before ?? []), outcome])
      onBalanceNews()
      if (outcome.failure) onFailure()
    }
  }
  function close(): void {
    stop.current?.abort()
    latest.current = []
    setFiles([])
    setOutcomes(null)
    onClose()
  }
  const total = files.length * prices.check
  return (
    <Dialog
      open={open}
      wide
      title={`Run tests of “${ruleSet.name}”`}
      onClose={close}
      message={
        total > balance ? { kind: 'error', text: 'Your balance does not cover these checks.' } : undefined
      }
      footer={
        <>
          <Button onClick={close}>{outcomes ? 'Close' : 'Cancel'}</Button>
          {!outcomes && (
            <Button
              variant="primary"
              disabled={files.length === 0 || total > balance}
              onClick={() => void run()}
            >
              Run tests
            </Button>
          )}
        </>
      }
    >
      {outcomes ? (
        <TestOutcomes outcomes={outcomes} of={files.length} />
      ) : (
        <TestFiles tests={tests} files={files} total={total} onChoose={(chosen) => void choose(chosen)} />
      )}
    </Dialog>
  )
}
