import type { PersonalModel } from '@koi/features/profile'
import { m } from '@koi/i18n'
import { Card, DescriptionList, IconButton, RefreshIcon } from '@koi/ui'
import styles from './ProfileCard.module.css'

export interface ProfileCardProps {
  readonly personal: Extract<PersonalModel, { status: 'ready' }>
}

/** The member's data, masked as the server sends them. */
export function ProfileCard({ personal }: ProfileCardProps) {
  return (
    <Card
      padding="large"
      title={m.profile_details()}
      action={
        <IconButton
          size="small"
          icon={RefreshIcon}
          label={m.common_refresh()}
          loading={personal.refreshing}
          onClick={personal.onRefresh}
        />
      }
    >
      <DescriptionList
        items={[
          ...personal.rows.map(({ label, value }) => ({
            term: label,
            value: value ?? <span className={styles['missing']}>{m.profile_not_set()}</span>,
          })),
          { term: m.profile_last_login(), value: personal.lastLogin ?? m.profile_first_login() },
        ]}
      />
    </Card>
  )
}
