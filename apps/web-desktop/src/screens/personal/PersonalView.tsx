import type { PersonalModel } from '@koi/features/profile'
import type { WithdrawPasswordEntry } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { ErrorState, PageHeading } from '@koi/ui'
import { InviteCard } from './InviteCard.tsx'
import { PersonalSkeleton } from './PersonalSkeleton.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { WithdrawPasswordForm } from './WithdrawPasswordForm.tsx'
import styles from './PersonalView.module.css'

export interface PersonalViewProps {
  readonly personal: PersonalModel
  readonly password: WithdrawPasswordEntry
}

/** Who the member is to this site, and how well the account is protected. */
export function PersonalView({ personal, password }: PersonalViewProps) {
  return (
    <div className={styles['screen']}>
      <PageHeading className={styles['title']}>{m.profile_title()}</PageHeading>
      {personal.status === 'loading' && <PersonalSkeleton />}
      {personal.status === 'error' && (
        <ErrorState
          title={m.profile_error_title()}
          description={personal.message}
          onRetry={personal.onRetry}
        />
      )}
      {personal.status === 'ready' && (
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <ProfileCard personal={personal} />
            <InviteCard invite={personal.invite} />
          </div>
          <SecurityCard security={personal.security} password={password} />
          <WithdrawPasswordForm entry={password} />
        </div>
      )}
    </div>
  )
}
