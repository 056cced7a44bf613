import type { PersonalModel } from '@koi/features/profile'
import { m } from '@koi/i18n'
import { Card, CopyButton, DescriptionList } from '@koi/ui'
import styles from './InviteCard.module.css'

export interface InviteCardProps {
  readonly invite: Extract<PersonalModel, { status: 'ready' }>['invite']
}

/** The code the member gives on, and the one it came with. */
export function InviteCard({ invite }: InviteCardProps) {
  return (
    <Card padding="large" title={m.profile_invite()}>
      <DescriptionList
        items={[
          {
            term: m.profile_invite_own(),
            value: (
              <span className={styles['code']}>
                {invite.own}
                <CopyButton iconOnly label={m.profile_invite_own()} text={invite.own} />
              </span>
            ),
          },
          { term: m.profile_invite_by(), value: invite.by ?? m.profile_invite_none() },
        ]}
      />
    </Card>
  )
}
