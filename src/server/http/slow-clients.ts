/** Chooses which transfer to break off when slow clients fill an isolate's memory. */

export interface SlowClient {
  /** From `callerOf`. */
  readonly owner: string
  readonly heldBytes: number
  readonly bytesPerMs: number
}

/** The slowest transfer of the owner who takes most memory, so that one owner's many transfers push out nobody else's. */
export function slowest<Client extends SlowClient>(clients: readonly Client[]): Client {
  const held = new Map<string, number>()
  for (const { owner, heldBytes } of clients) held.set(owner, (held.get(owner) ?? 0) + heldBytes)
  const most = Math.max(...held.values())
  return clients
    .filter(({ owner }) => held.get(owner) === most)
    .reduce((slow, each) => (each.bytesPerMs < slow.bytesPerMs ? each : slow))
}
