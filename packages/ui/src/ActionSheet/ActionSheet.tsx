import { useId, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { useDialog } from '../Dialog/useDialog.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import type { MenuItem } from '../Menu/menuItem.ts'
import { moveFocusByArrows } from '../focus/moveFocusByArrows.ts'
import { useDragToDismiss } from '../Sheet/useDragToDismiss.ts'
import { setAutofocus } from '../focus/setAutofocus.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './ActionSheet.module.css'

export interface ActionSheetProps {
  /** Whether it is shown. */
  open: boolean
  /** Nothing was chosen: cancelled, dragged away, escape key or a press outside. It is also called after a choice. */
  onClose: () => void
  /** What is to be chosen. */
  title: ReactNode
  /** A line below the title. */
  description?: ReactNode
  /** The choices, in order; one that cannot be undone is `danger`. */
  items: readonly MenuItem[]
  /** Text of the way out; the shell's word for it by default. */
  cancelLabel?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A few things to do, one of them to be chosen: comes up from the bottom of a phone, stands in the middle of a desktop. */
export function ActionSheet({
  open,
  onClose,
  title,
  description,
  items,
  cancelLabel,
  className,
}: ActionSheetProps) {
  const { labels, formFactor } = useUi()
  const { present, attributes } = useDialog({ open, onClose, dismissible: true })
  const drag = useDragToDismiss(onClose)
  const id = useId()
  if (!present) return null
  return (
    <dialog
      {...attributes}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      className={classNames(styles['root'], className)}
      data-form={formFactor}
    >
      <div className={styles['panel']}>
        <div className={styles['group']}>
          <div className={styles['header']} {...(formFactor === 'mobile' ? drag : {})}>
            <h2 id={`${id}title`} className={styles['title']}>
              {title}
            </h2>
            {description ? (
              <p id={`${id}description`} className={styles['description']}>
                {description}
              </p>
            ) : null}
          </div>
          <ul className={styles['choices']} ref={moveFocusByArrows}>
            {items.map((item, index) => {
              const content = (
                <>
                  {item.icon ? <Icon icon={item.icon} /> : null}
                  <span>{item.label}</span>
                  {item.detail ? <span className={styles['detail']}>{item.detail}</span> : null}
                  {item.current ? <Icon icon={CheckIcon} size="small" /> : null}
                </>
              )
              const shared = {
                className: styles['choice'],
                'data-danger': item.danger || undefined,
                'aria-current': item.current || undefined,
                onClick: () => {
                  onClose()
                  item.onSelect?.()
                },
              }
              return (
                <li key={item.id} data-separated={item.separated || undefined}>
                  {item.href === undefined ? (
                    <button
                      type="button"
                      disabled={item.disabled}
                      ref={index === 0 ? setAutofocus : undefined}
                      {...shared}
                    >
                      {content}
                    </button>
                  ) : (
                    <Link href={item.href} {...shared}>
                      {content}
                    </Link>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
        <button type="button" className={styles['cancel']} onClick={onClose}>
          {cancelLabel ?? labels.cancel}
        </button>
      </div>
    </dialog>
  )
}
