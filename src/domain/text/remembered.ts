import { finished, type Steps } from './steps.ts'

/** Calls `make` once for each key, and keeps what it returned as long as the key. */
export function remembered<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as Value
  }
}

interface RememberedSteps<Key, Value> {
  readonly inSteps: (key: Key) => Steps<Value>
  readonly at: (key: Key) => Value
}

/** Like `remembered`, for what takes long to make: in steps, or all at once where it is first needed. */
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
