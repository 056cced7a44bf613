import type { KindEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { ChevronDownIcon, Icon } from '@koi/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { NavEntry } from './navEntries.ts'
import { NavPanelContent } from './NavPanelContent.tsx'
import type { NavPanel } from './useNavPanel.ts'
import styles from './NavKind.module.css'

export interface NavKindProps {
  readonly entry: NavEntry
  readonly kind: KindEntry | null
  /** The page shown belongs to this kind. */
  readonly current: boolean
  readonly open: boolean
  readonly panel: NavPanel
}

/** One kind of the navigation: a link to its lobby, and a button that unfolds its platforms. */
export function NavKind({ entry, kind, current, open, panel }: NavKindProps) {
  const id = useId()
  const label = entry.label()
  return (
    <div
      className={styles['kind']}
      data-open={open}
      onPointerEnter={(event) => event.pointerType === 'mouse' && kind && panel.onHover(entry.gameType)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.onLeave()}
    >
      <Link className={styles['link']} to={entry.to} aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
      {kind && kind.platforms.length > 0 ? (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={id}
            aria-label={m.layout_panel_expand({ kind: label })}
            onClick={() => panel.onToggle(entry.gameType)}
          >
            <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
          </button>
          <div id={id} className={styles['panel']} hidden={!open}>
            {open && <NavPanelContent entry={entry} kind={kind} onFollow={panel.onClose} />}
          </div>
        </>
      ) : (
        <span className={styles['room']} />
      )}
    </div>
  )
}
