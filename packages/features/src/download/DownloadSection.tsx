import { m } from '@koi/i18n'
import { Banner, Button, Card, CopyButton, DownloadIcon, Icon, QRCode, Segmented, Skeleton } from '@koi/ui'
import styles from './DownloadSection.module.css'
import type { DownloadModel, InstallWays, MobileAddress } from './useDownload.ts'

export interface DownloadSectionProps {
  readonly download: DownloadModel
}

/** About as high as the steps with what is said below them, in px. */
const waysHeight = 340

/** The ways to have the site as an app, and the code that brings it to a phone. */
export function DownloadSection({ download: { ways, mobile } }: DownloadSectionProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']} aria-busy={ways === null}>
        <p className={styles['lead']}>{m.download_lead()}</p>
        {ways ? <Ways {...ways} /> : <Skeleton shape="box" height={waysHeight} />}
      </div>
      <MobileCard mobile={mobile} />
    </div>
  )
}

function Ways(ways: InstallWays) {
  return (
    <>
      <Install {...ways} />
      <Steps {...ways} />
      <Facts />
    </>
  )
}

function Install({ install, onInstall }: InstallWays) {
  if (install === 'installed') return <Banner tone="positive">{m.download_installed()}</Banner>
  if (install === 'none') return null
  return (
    <Card padding="large">
      <div className={styles['offer']}>
        <p>{m.download_offer()}</p>
        <Button variant="primary" icon={<Icon icon={DownloadIcon} size="small" />} onClick={onInstall}>
          {m.download_install()}
        </Button>
      </div>
    </Card>
  )
}

function Steps({ platforms, platform, onPlatform }: InstallWays) {
  const shown = platforms.find((one) => one.platform === platform)
  return (
    <Card padding="large" title={m.download_steps()}>
      <div className={styles['column']}>
        <Segmented
          label={m.download_platform()}
          value={platform}
          options={platforms.map((one) => ({ value: one.platform, label: one.name }))}
          onValueChange={onPlatform}
        />
        <p className={styles['browser']}>{shown?.browser}</p>
        <ol className={styles['steps']}>
          {shown?.steps.map((step, index) => (
            <li key={step} className={styles['step']}>
              <span className={styles['number']} aria-hidden>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

function Facts() {
  return (
    <ul className={styles['facts']}>
      <li>{m.download_fact_same()}</li>
      <li>{m.download_fact_network()}</li>
      <li>{m.download_fact_safe()}</li>
    </ul>
  )
}

function MobileCard({ mobile }: { readonly mobile: MobileAddress }) {
  if (mobile.status === 'error') return null
  return (
    <Card padding="large" title={m.download_phone()} className={styles['phone']}>
      <div className={styles['code']}>
        <p className={styles['browser']}>{m.download_phone_text()}</p>
        {mobile.status === 'loading' ? (
          <Skeleton shape="box" width={192} ratio="1 / 1" />
        ) : (
          <>
            <QRCode text={mobile.href} label={m.download_phone_code()} />
            <p className={styles['address']}>{mobile.href}</p>
            <CopyButton text={mobile.href} label={m.download_phone_address()} />
            {mobile.local ? (
              <Banner tone="info" className={styles['note']}>
                {m.download_phone_local()}
              </Banner>
            ) : null}
          </>
        )}
      </div>
    </Card>
  )
}
