/** @jsxImportSource preact */
import { pages } from '../contract/urls.ts'
import { IslandSlot } from './app-frame.tsx'
import type { Assets, ModuleScripts } from './parts/layout.tsx'
import { PublicPage } from './parts/public-page.tsx'

const accountPages = {
  login: {
    path: pages.login,
    title: 'Sign in',
    description: 'Sign in to Rulemark to check PDF documents against your own rules.',
  },
  register: {
    path: pages.register,
    title: 'Sign up',
    description: 'Open a Rulemark account with a $10 credit for the beta. No card needed.',
  },
  'registration-success': { path: pages.registrationSuccess, title: 'Check your email', description: '' },
  'account-activated': { path: pages.accountActivated, title: 'Confirm your email', description: '' },
} as const

export type AccountPageName = keyof typeof accountPages

export interface AccountPageProps {
  page: AccountPageName
  assets: Assets
  scripts: ModuleScripts
  island: string
}

export function AccountPage({ page, assets, scripts, island }: AccountPageProps) {
  const { path, title, description } = accountPages[page]
  return (
    <PublicPage
      title={title}
      path={path}
      assets={assets}
      scripts={scripts}
      {...(description ? { description } : { noindex: true })}
    >
      <div class="wrap account">
        <IslandSlot html={island} />
      </div>
    </PublicPage>
  )
}
