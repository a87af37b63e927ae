/** Every island by name. Each is a separate chunk, loaded with its page. */
import type { ComponentType } from 'react'
import type { AccountActivated } from './auth/AccountActivated.tsx'
import type { LoginIsland } from './auth/LoginIsland.tsx'
import type { RegisterIsland } from './auth/RegisterIsland.tsx'
import type { RegistrationSuccess } from './auth/RegistrationSuccess.tsx'
import type { BatchIsland } from './batch/BatchIsland.tsx'
import type { DemoCheck } from './demo/DemoCheck.tsx'
import type { DemoHistory } from './demo/DemoHistory.tsx'
import type { DemoProfile } from './demo/DemoProfile.tsx'
import type { HistoryIsland } from './history/HistoryIsland.tsx'
import type { PaymentReturn } from './profile/PaymentReturn.tsx'
import type { ProfileIsland } from './profile/ProfileIsland.tsx'
import type { WorkspaceIsland } from './workspace/WorkspaceIsland.tsx'

export interface Islands {
  login: typeof LoginIsland
  register: typeof RegisterIsland
  'registration-success': typeof RegistrationSuccess
  'account-activated': typeof AccountActivated
  workspace: typeof WorkspaceIsland
  batch: typeof BatchIsland
  history: typeof HistoryIsland
  profile: typeof ProfileIsland
  'payment-return': typeof PaymentReturn
  'demo-check': typeof DemoCheck
  'demo-history': typeof DemoHistory
  'demo-profile': typeof DemoProfile
}
export type IslandName = keyof Islands
export type IslandProps<Name extends IslandName> =
  Parameters<Islands[Name]> extends [infer Props extends object] ? Props : Record<string, never>

type Loader<Name extends IslandName> = () => Promise<ComponentType<IslandProps<Name>>>

export const islands: { readonly [Name in IslandName]: Loader<Name> } = {
  login: () => import('./auth/LoginIsland.tsx').then((module) => module.LoginIsland),
  register: () => import('./auth/RegisterIsland.tsx').then((module) => module.RegisterIsland),
  'registration-success': () =>
    import('./auth/RegistrationSuccess.tsx').then((module) => module.RegistrationSuccess),
  'account-activated': () => import('./auth/AccountActivated.tsx').then((module) => module.AccountActivated),
  workspace: () => import('./workspace/WorkspaceIsland.tsx').then((module) => module.WorkspaceIsland),
  batch: () => import('./batch/BatchIsland.tsx').then((module) => module.BatchIsland),
  history: () => import('./history/HistoryIsland.tsx').then((module) => module.HistoryIsland),
  profile: () => import('./profile/ProfileIsland.tsx').then((module) => module.ProfileIsland),
  'payment-return': () => import('./profile/PaymentReturn.tsx').then((module) => module.PaymentReturn),
  'demo-check': () => import('./demo/DemoCheck.tsx').then((module) => module.DemoCheck),
  'demo-history': () => import('./demo/DemoHistory.tsx').then((module) => module.DemoHistory),
  'demo-profile': () => import('./demo/DemoProfile.tsx').then((module) => module.DemoProfile),
}
