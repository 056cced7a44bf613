import type { PersonalModel } from '@koi/features/profile'
import { m } from '@koi/i18n'
import { ErrorState, PageHeading } from '@koi/ui'
import { InviteCard } from './InviteCard.tsx'
import { PersonalSkeleton } from './PersonalSkeleton.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import styles from './PersonalView.module.css'

export interface PersonalViewProps {
  readonly personal: PersonalModel
}

/** Who the member is to this site, and how well the account is protected. */
export function PersonalView({ personal }: PersonalViewProps) {
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
          <SecurityCard security={personal.security} />
        </div>
      )}
    </div>
  )
}
