import type { Movement } from '../../contract/billing.ts'
import type { User } from '../../domain/account/account.ts'
import { Message, OfflineNote } from '../ui/index.ts'
import { AccountBalance } from './AccountBalance.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DangerZone } from './DangerZone.tsx'
import { ProfileInformation } from './ProfileInformation.tsx'
import type { ProfileSource } from './profile-source.ts'

export interface ProfileScreenProps {
  user: User
  movements: readonly Movement[]
  price: number
  source: ProfileSource
  onNews: () => void
  onDeleted: () => void
}

export function ProfileScreen({ user, movements, price, source, onNews, onDeleted }: ProfileScreenProps) {
  const frozen = source.frozen !== undefined
  return (
    <div className="profile">
      <h1>Profile</h1>
      <OfflineNote>You can save changes once you’re back online.</OfflineNote>
      {frozen && <Message kind="info">{source.frozen}</Message>}
      <fieldset className="profile-columns" disabled={frozen}>
        <legend className="visually-hidden">Your account</legend>
        <div className="profile-column">
          <AccountBalance balance={user.balance} price={price} source={source} />
          <BalanceHistory initial={movements} source={source} />
        </div>
        <div className="profile-column">
          <ProfileInformation user={user} source={source} onNews={onNews} />
          <ChangePassword username={user.username} source={source} />
          {source.apiKeys && <ApiKeys source={source.apiKeys} />}
          <DangerZone user={user} source={source} onDeleted={onDeleted} />
        </div>
      </fieldset>
    </div>
  )
}
