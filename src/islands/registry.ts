export const islands = {
  login: () => import('./auth/LoginIsland.tsx').then((module) => module.LoginIsland),
  register: () => import('./auth/RegisterIsland.tsx').then((module) => module.RegisterIsland),
  'registration-success': () => import('./auth/CheckEmail.tsx').then((module) => module.RegistrationSuccess),
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

type Loaders = typeof islands
export type IslandName = keyof Loaders
export type Islands = { readonly [Name in IslandName]: Awaited<ReturnType<Loaders[Name]>> }
export type IslandProps<Name extends IslandName> =
  Parameters<Islands[Name]> extends [infer Props extends object] ? Props : Record<string, never>
