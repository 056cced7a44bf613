import type { ReactNode, Ref } from 'react'
import { classNames } from '../css/classNames.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Actions.module.css'

export interface ActionsProps {
  /** Buttons, the primary one last. */
  children: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
  /** The element of the actions. */
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * What can be done here, in one row: at the end of the row on a desktop; on a phone as wide as the screen and as high as a
 * thumb, the primary one wider, and above the others where a row has no room.
 */
export function Actions({ children, className, ref }: ActionsProps) {
  const { formFactor } = useUi()
  return (
    <div ref={ref} className={classNames(styles['root'], className)} data-form={formFactor}>
      {children}
    </div>
  )
}
