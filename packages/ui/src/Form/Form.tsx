import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Banner } from '../Banner/Banner.tsx'
import styles from './Form.module.css'

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The form was sent, by the button or the enter key. The page never reloads. */
  onSubmit: () => void
  /** Why the whole form was refused. */
  error?: string | null | undefined
  /** The primary action; on touch it sticks to the bottom, above the keyboard. */
  actions?: ReactNode
  /** Keeps the actions at the bottom of what is visible. */
  stickyActions?: boolean | undefined
}

/** Fields in one column with their action below. Validation messages are the fields' own. */
export function Form({
  onSubmit,
  error,
  actions,
  stickyActions = false,
  className,
  children,
  ...rest
}: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      className={classNames(styles['root'], className)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {error ? (
        <Banner tone="negative" role="alert">
          {error}
        </Banner>
      ) : null}
      {children}
      {actions ? (
        <div className={styles['actions']} data-sticky={stickyActions || undefined}>
          {actions}
        </div>
      ) : null}
    </form>
  )
}
