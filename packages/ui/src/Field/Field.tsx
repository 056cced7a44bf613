import { useId, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ErrorIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { FieldContext } from './fieldContext.ts'
import styles from './Field.module.css'

export interface FieldProps {
  /** Names the control. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined
  /** What helps before typing: format, limits. */
  hint?: ReactNode
  /** What is wrong and how to mend it; it takes the hint's place. */
  error?: string | null | undefined
  /** Marks the control as one that must be filled. */
  required?: boolean | undefined
  /** Says so beside the label. */
  optional?: boolean | undefined
  /** Stands at the end of the label's line. */
  end?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
  /** One control of this package, or a plain one that takes `useFieldControl`. */
  children: ReactNode
}

/** A label, a control, and what is to be said about it, tied together by ids. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  optional = false,
  end,
  className,
  children,
}: FieldProps) {
  const { labels } = useUi()
  const id = useId()
  const noteId = `${id}note`
  const invalid = Boolean(error)
  const describedBy = invalid || hint ? noteId : undefined
  return (
    <div className={classNames(styles['root'], className)} data-invalid={invalid || undefined}>
      <div className={styles['top']} data-hidden={labelHidden || undefined}>
        <label id={`${id}label`} htmlFor={id} className={styles['label']}>
          {label}
          {optional ? <span className={styles['optional']}>{labels.optional}</span> : null}
        </label>
        {end}
      </div>
      <FieldContext value={{ id, label, describedBy, invalid, required }}>{children}</FieldContext>
      <div id={noteId} className={styles['note']} aria-live="polite">
        {invalid ? (
          <span className={styles['error']}>
            <Icon icon={ErrorIcon} size="small" />
            {error}
          </span>
        ) : (
          hint
        )}
      </div>
    </div>
  )
}
