import type { PersonalModel } from '@koi/features/profile'
import { routes } from '@koi/features/routing'
import type { WithdrawPasswordEntry } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Card, CopyButton, DescriptionList, ErrorState, PullToRefresh } from '@koi/ui'
import { Screen } from '../../layout/Screen.tsx'
import { PersonalSkeleton } from './PersonalSkeleton.tsx'
import styles from './PersonalView.module.css'
import { SecurityCard } from './SecurityCard.tsx'
import { WithdrawPasswordForm } from './WithdrawPasswordForm.tsx'

interface PersonalViewProps {
  readonly personal: PersonalModel
  readonly password: WithdrawPasswordEntry
}

interface ReadyProps extends PersonalViewProps {
  readonly personal: Extract<PersonalModel, { status: 'ready' }>
}

function Ready({ personal, password }: ReadyProps) {
  const { rows, security, invite, lastLogin } = personal
  return (
    <PullToRefresh refreshing={personal.refreshing} onRefresh={personal.onRefresh}>
      <div className={styles['sections']}>
        <SecurityCard security={security} password={password} />
        <section className={styles['section']}>
          <h2 className={styles['title']}>{m.profile_details()}</h2>
          <Card>
            <DescriptionList
              items={[
                ...rows.map(({ label, value }) => ({
                  term: label,
                  value: value ?? <span className={styles['missing']}>{m.profile_not_set()}</span>,
                })),
                { term: m.profile_last_login(), value: lastLogin ?? m.profile_first_login() },
              ]}
            />
          </Card>
        </section>
        <section className={styles['section']}>
          <h2 className={styles['title']}>{m.profile_invite()}</h2>
          <Card>
            <DescriptionList
              items={[
                {
                  term: m.profile_invite_own(),
                  value: (
                    <span className={styles['code']}>
                      {invite.own}
                      <CopyButton text={invite.own} label={m.profile_invite_own()} iconOnly />
                    </span>
                  ),
                },
                { term: m.profile_invite_by(), value: invite.by ?? m.profile_invite_none() },
              ]}
            />
          </Card>
        </section>
      </div>
    </PullToRefresh>
  )
}

/** The member's data, masked as the server sends it, and what protects the account. */
export function PersonalView({ personal, password }: PersonalViewProps) {
  return (
    <Screen title={m.profile_title()} parent={routes.user}>
      {personal.status === 'loading' ? <PersonalSkeleton /> : null}
      {personal.status === 'error' ? (
        <ErrorState
          title={m.profile_error_title()}
          description={personal.message}
          onRetry={personal.onRetry}
        />
      ) : null}
      {personal.status === 'ready' ? <Ready personal={personal} password={password} /> : null}
      <WithdrawPasswordForm entry={password} />
    </Screen>
  )
}
