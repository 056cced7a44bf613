import { m } from '@koi/i18n'
import { Button, Countdown, LocationIcon, RefreshIcon, SettingsIcon, Icon } from '@koi/ui'
import { StatePage } from './StatePage.tsx'
import styles from './StatePage.module.css'

export interface MaintenanceViewProps {
  /** When the site opens again, in ms since 1970, and in words. */
  readonly until: number
  readonly untilText: string
  readonly onCheck: () => void
}

/** The site is under maintenance. It opens by itself. */
export function MaintenanceView({ until, untilText, onCheck }: MaintenanceViewProps) {
  return (
    <StatePage
      icon={SettingsIcon}
      title={m.site_maintenance_title()}
      text={m.site_maintenance_text({ until: untilText })}
      actions={<CheckButton onCheck={onCheck} />}
    >
      <div className={styles['left']}>
        <span className={styles['label']}>{m.site_maintenance_left()}</span>
        <Countdown className={styles['countdown']} until={until} onEnd={onCheck} />
      </div>
    </StatePage>
  )
}

export interface RegionViewProps {
  /** Names of the served regions. */
  readonly regions: string
  /** That of the player. */
  readonly region: string
  readonly onCheck: () => void
}

/** The brand does not serve the region that the player is in. */
export function RegionView({ regions, region, onCheck }: RegionViewProps) {
  return (
    <StatePage
      icon={LocationIcon}
      title={m.site_region_title()}
      text={m.site_region_text({ region, regions })}
      actions={<CheckButton onCheck={onCheck} />}
    />
  )
}

function CheckButton({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Button variant="primary" icon={<Icon icon={RefreshIcon} size="small" />} onClick={onCheck}>
      {m.site_check()}
    </Button>
  )
}
