import { finished, type Steps } from './steps.ts'

interface RememberedSteps<Key, Value> {
  readonly inSteps: (key: Key) => Steps<Value>
  readonly at: (key: Key) => Value
}

/** Calls `make` once for each key, in steps or all at once where it is first needed, and keeps what it returned as long as the key. */
export function rememberedSteps<Key extends WeakKey, Value>(
  make: (key: Key) => Steps<Value>,
): RememberedSteps<Key, Value> {
  const known = new WeakMap<Key, Value>()
  function* inSteps(key: Key): Steps<Value> {
    if (!known.has(key)) known.set(key, yield* make(key))
    return known.get(key) as Value
  }
  return { inSteps, at: (key) => finished(inSteps(key)) }
}
