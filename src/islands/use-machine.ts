/** XState in a component. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate'

/**
 * Runs a machine for as long as the component is there. What the first render gives is what runs: a later machine
 * or input changes nothing. @throws in rendering, when the machine itself has failed
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { input }: { readonly input: InputFrom<Machine> },
): readonly [snapshot: SnapshotFrom<Machine>, send: Actor<Machine>['send'], actor: Actor<Machine>] {
  const [actor] = useState(() => createActor<AnyStateMachine>(machine, { input }))
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe({ next: changed, error: changed })
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const current = useCallback(() => actor.getSnapshot(), [actor])
  const snapshot = useSyncExternalStore(subscribe, current, current)
  useEffect(() => {
    actor.start()
    return () => {
      actor.stop()
    }
  }, [actor])
  if (snapshot.status === 'error') throw snapshot.error
  return [snapshot as SnapshotFrom<Machine>, actor.send as Actor<Machine>['send'], actor as Actor<Machine>]
}
