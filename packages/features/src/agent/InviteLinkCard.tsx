import { m } from '@koi/i18n'
import { Card, CopyButton, QRCode } from '@koi/ui'
import styles from './InviteLinkCard.module.css'

export interface InviteLinkCardProps {
  readonly invite: { readonly code: string; readonly link: string }
  /** Commission counts already. */
  readonly approved: boolean
}

/** The link and the code of the member, to be copied or scanned. */
export function InviteLinkCard({ invite: { code, link }, approved }: InviteLinkCardProps) {
  return (
    <Card padding="large" title={m.agent_invite()}>
      <div className={styles['invite']}>
        <div className={styles['words']}>
          <div>
            <p className={styles['label']}>{m.agent_invite_link()}</p>
            <p className={styles['link']}>{link}</p>
            <CopyButton text={link} label={m.agent_invite_link()} />
          </div>
          <div>
            <p className={styles['label']}>{m.agent_invite_code()}</p>
            <p className={styles['code']}>
              {code}
              <CopyButton iconOnly text={code} label={m.agent_invite_code()} />
            </p>
          </div>
        </div>
        <QRCode className={styles['qr']} text={link} label={m.agent_invite_qr()} size={160}>
          {m.agent_invite_scan()}
        </QRCode>
      </div>
      {approved ? null : <p className={styles['note']}>{m.agent_invite_waiting()}</p>}
    </Card>
  )
}
