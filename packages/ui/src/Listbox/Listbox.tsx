import { useEffect, type KeyboardEvent, type MouseEvent } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../Icon/icons.ts'
import styles from './Listbox.module.css'
import type { ListboxOption } from './listboxOption.ts'
import { nextOption } from './nextOption.ts'

export interface ListboxProps<Value extends string> {
  /** Id of the list, which options derive theirs from. */
  id: string
  /** What is chosen here. */
  label: string
  /** What may be chosen. */
  options: readonly ListboxOption<Value>[]
  /** The one that is in force; null without one. */
  value: Value | null
  /** The index the keys are at; -1 for none. */
  active: number
  /** Called with the index that keys or pointer reached. */
  onActiveChange: (index: number) => void
  /** Called with the option that was chosen. */
  onChoose: (value: Value) => void
  /** Takes the focus itself; without it a text field beside it keeps the focus and sends the keys. */
  focusable?: boolean | undefined
  /** Heard before its own keys; what it prevents is not done. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** The id of an option, for `aria-activedescendant`. */
const optionId = (id: string, index: number) => (index < 0 ? undefined : `${id}-${index}`)

/** Options in a list, one in force. */
export function Listbox<Value extends string>({
  id,
  label,
  options,
  value,
  active,
  onActiveChange,
  onChoose,
  focusable = false,
  onKeyDown,
  className,
}: ListboxProps<Value>) {
  useEffect(() => {
    const element = document.getElementById(`${id}-${active}`)
    element?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])

  const choose = (index: number) => {
    const option = options[index]
    if (option && !option.disabled) onChoose(option.value)
  }
  const indexAt = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest('[role="option"]') : null
    return element instanceof HTMLElement ? Number(element.dataset['index']) : -1
  }
  const typedAhead = (letter: string) => {
    const order = options.map((_, step) => (active + 1 + step) % options.length)
    return order.find((index) => {
      const option = options[index]
      return option && !option.disabled && option.label.toLowerCase().startsWith(letter.toLowerCase())
    })
  }

  const onKey = (event: KeyboardEvent) => {
    onKeyDown?.(event)
    if (!focusable || event.defaultPrevented) return
    const chooses = event.key === 'Enter' || event.key === ' '
    const target = nextOption(event.key, active, options)
    const typed =
      event.key.length === 1 && !event.ctrlKey && !event.metaKey ? typedAhead(event.key) : undefined
    if (chooses) choose(active)
    else if (target !== null) onActiveChange(target)
    else if (typed !== undefined) onActiveChange(typed)
    else return
    event.preventDefault()
  }
  const list = {
    ...ariaRoles.listbox,
    'aria-label': label,
    tabIndex: focusable ? 0 : -1,
    'aria-activedescendant': focusable ? optionId(id, active) : undefined,
    onMouseDown: (event: MouseEvent) => {
      // A press on an option leaves the focus where the keys are.
      if (!focusable) event.preventDefault()
    },
    onClick: (event: MouseEvent) => choose(indexAt(event)),
    onMouseMove: (event: MouseEvent) => {
      const index = indexAt(event)
      if (index >= 0 && index !== active && !options[index]?.disabled) onActiveChange(index)
    },
    onKeyDown: onKey,
  }

  return (
    <div
      id={id}
      {...list}
      data-picker-focus={focusable || undefined}
      className={classNames(styles['root'], className)}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={optionId(id, index)}
          {...ariaRoles.option}
          tabIndex={-1}
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          data-index={index}
          data-active={index === active || undefined}
          className={styles['option']}
        >
          {option.start}
          <span className={styles['label']}>{option.label}</span>
          {option.detail ? <span className={styles['detail']}>{option.detail}</span> : null}
          {option.value === value ? <Icon icon={CheckIcon} size="small" className={styles['check']} /> : null}
        </div>
      ))}
    </div>
  )
}
