import { m } from '@koi/i18n'
import { Card, CopyButton, DescriptionList } from '@koi/ui'
import { RefreshButton } from '../loading/RefreshButton.tsx'
import styles from './ProfileCards.module.css'
import type { PersonalModel } from './usePersonal.ts'

type Ready = Extract<PersonalModel, { status: 'ready' }>

/** The member's data, masked as the server sends it. */
export function ProfileCard({ personal }: { readonly personal: Ready }) {
  return (
    <Card padding="large" title={m.profile_details()} action={<RefreshButton model={personal} />}>
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

/** The code the member gives to friends, and the one it registered with. */
export function InviteCard({ invite }: Pick<Ready, 'invite'>) {
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
