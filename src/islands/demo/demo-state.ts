/** The demo's data: created by the visitor, stored in the browser, shared by all three screens. */
import { useSyncExternalStore } from 'react'
import type { Folder, RuleSet, Tag } from '../../contract/workspace.ts'
import { DEMO_BALANCE } from '../../domain/account/demo.ts'
import type { Review } from '../../domain/results/decisions.ts'
import { storedEntry, storedLike, storeEntry } from '../base/stored.ts'
import { BALANCE, DEMO_STATE } from './storage.ts'

export interface DemoSubmission {
  readonly at: string
  readonly ruleSetName: string
  readonly ruleText: string
  readonly price: number
}

interface Kept {
  readonly folders: readonly Omit<Folder, 'ruleSetCount'>[]
  readonly ruleSets: readonly RuleSet[]
  readonly tags: readonly Tag[]
  readonly lastId: number
  readonly documentLoaded: boolean
  readonly submission: DemoSubmission | null
  readonly reviews: readonly Review[]
}

export interface DemoState extends Kept {
  readonly balance: number
}

const NOTHING: Kept = {
  folders: [],
  ruleSets: [],
  tags: [],
  lastId: 0,
  documentLoaded: false,
  submission: null,
  reviews: [],
}
const BEGINNING: DemoState = { ...NOTHING, balance: DEMO_BALANCE }

let state: DemoState | null = null
const listeners = new Set<() => void>()

function load(): DemoState {
  const balance = Number.parseFloat(storedEntry('localStorage', BALANCE) ?? '')
  return {
    ...(storedLike('localStorage', DEMO_STATE, NOTHING) ?? NOTHING),
    balance: Number.isFinite(balance) ? balance : DEMO_BALANCE,
  }
}

function save({ balance, ...kept }: DemoState): void {
  storeEntry('localStorage', DEMO_STATE, JSON.stringify(kept))
  storeEntry('localStorage', BALANCE, String(balance))
}

export function demoState(): DemoState {
  state ??= load()
  return state
}

export function changeDemo(change: (before: DemoState) => Partial<DemoState>): void {
  const before = demoState()
  state = { ...before, ...change(before) }
  save(state)
  for (const listener of listeners) listener()
}

export function addToDemo(change: (before: DemoState, id: number) => Partial<DemoState>): number {
  const id = demoState().lastId + 1
  changeDemo((before) => ({ ...change(before, id), lastId: id }))
  return id
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDemoState(): DemoState {
  return useSyncExternalStore(subscribe, demoState, () => BEGINNING)
}
