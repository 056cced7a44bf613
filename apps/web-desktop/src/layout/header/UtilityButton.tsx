import { ChevronDownIcon, Icon, VisuallyHidden } from '@koi/ui'
import type { MenuTriggerProps } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './UtilityButton.module.css'

export interface UtilityButtonProps extends MenuTriggerProps {
  /** What the menu is about; read aloud before what is chosen. */
  readonly label: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Opens a menu of the utility row, and says what is chosen there. */
export function UtilityButton({ label, icon, children, ...trigger }: UtilityButtonProps) {
  return (
    <button type="button" className={styles['button']} {...trigger}>
      {icon}
      <VisuallyHidden>{label} </VisuallyHidden>
      <span className={styles['value']}>{children}</span>
      <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
    </button>
  )
}
