import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Link } from 'react-router-dom'
import { BrandMark } from '../../parts/BrandMark.tsx'
import { navEntries } from '../header/navEntries.ts'
import styles from './FooterView.module.css'

export interface FooterViewProps {
  /** In years. */
  readonly minimumAge: number
  /** Names of the served regions in the player's language. */
  readonly regions: readonly string[]
  readonly version: string
  readonly isMember: boolean
}

/** Who may play, where, with what money; and the ways on. */
export function FooterView({ minimumAge, regions, version, isMember }: FooterViewProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['lead']}>
          <BrandMark />
          <p className={styles['statement']}>{m.layout_sandbox_statement()}</p>
        </div>
        <nav className={styles['links']} aria-label={m.layout_footer()}>
          <div>
            <p className={styles['group']}>{m.layout_footer_games()}</p>
            <ul className={styles['list']} data-columns="2">
              {navEntries.map((entry) => (
                <li key={entry.gameType}>
                  <Link to={entry.to}>{entry.label()}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <p className={styles['group']}>{m.layout_account()}</p>
            <ul className={styles['list']}>
              {isMember ? (
                <>
                  <li>
                    <Link to={routes.deposit}>{m.deposit_title()}</Link>
                  </li>
                  <li>
                    <Link to={routes.withdraw}>{m.withdraw_title()}</Link>
                  </li>
                  <li>
                    <Link to={routes.transfer}>{m.layout_transfer()}</Link>
                  </li>
                  <li>
                    <Link to={routes.personal}>{m.layout_personal()}</Link>
                  </li>
                  <li>
                    <Link to={routes.betRecord}>{m.layout_bet_record()}</Link>
                  </li>
                </>
              ) : (
                <>
                  <li>
                    <Link to={routes.login}>{m.layout_login()}</Link>
                  </li>
                  <li>
                    <Link to={routes.register}>{m.layout_register()}</Link>
                  </li>
                </>
              )}
            </ul>
          </div>
        </nav>
        <div className={styles['facts']}>
          <span className={styles['age']} aria-hidden="true">
            {minimumAge}+
          </span>
          <p className={styles['ageText']}>{m.layout_age_text({ age: minimumAge })}</p>
          <p>{m.layout_regions({ regions: regions.join(' · ') })}</p>
          <p className={styles['version']}>{m.layout_version({ version })}</p>
        </div>
      </div>
    </footer>
  )
}
