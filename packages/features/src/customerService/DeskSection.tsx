import { m } from '@koi/i18n'
import { Button, Result, Spinner, TextLink } from '@koi/ui'
import { helpPath } from '../routing/helpLinks.ts'
import { routes } from '../routing/pages.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import styles from './DeskSection.module.css'
import type { DeskFrameModel, DeskModel } from './useDesk.ts'

export interface DeskSectionProps {
  readonly desk: DeskModel
}

/** The desk in its frame, that it is on its way, or other ways where it does not come. It fills what it stands in. */
export function DeskSection({ desk: { status, frame, mail, onRetry } }: DeskSectionProps) {
  return (
    <div className={styles['stage']} aria-busy={status === 'opening'}>
      {frame ? <DeskFrame key={frame.attempt} frame={frame} open={status === 'open'} /> : null}
      {status === 'opening' ? (
        <div className={styles['cover']}>
          <Spinner size="large" label="" />
          <output>{m.service_opening()}</output>
        </div>
      ) : null}
      {status === 'failed' ? (
        <div className={styles['cover']}>
          <Result
            tone="warning"
            title={m.service_failed_title()}
            description={m.service_failed_text()}
            actions={
              <>
                <Button variant="primary" onClick={() => onRetry()}>
                  {m.common_retry()}
                </Button>
                <Button href={`mailto:${mail}`}>{m.service_mail()}</Button>
              </>
            }
          >
            <ul className={styles['ways']}>
              <li className={styles['mail']}>{mail}</li>
              <li>
                <TextLink href={routes.feedback}>{pageTitles.feedback()}</TextLink>
              </li>
              <li>
                <TextLink href={helpPath('customer-service')}>{m.service_help()}</TextLink>
              </li>
            </ul>
          </Result>
        </div>
      ) : null}
    </div>
  )
}

interface DeskFrameProps {
  readonly frame: DeskFrameModel
  readonly open: boolean
}

function DeskFrame({ frame, open }: DeskFrameProps) {
  const { ref, src, title, sandbox } = frame
  return (
    <iframe
      className={styles['frame']}
      ref={ref}
      src={src}
      title={title}
      sandbox={sandbox}
      allow=""
      referrerPolicy="no-referrer"
      inert={!open}
    />
  )
}
