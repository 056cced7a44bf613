import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, SearchIcon } from '../Icon/icons.ts'
import { matchOptions } from '../Listbox/matchOptions.ts'
import { nextOption } from '../Listbox/nextOption.ts'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './IndexedList.module.css'
import { indexSections, type IndexedItem } from './indexSections.ts'
import { LetterRail } from './LetterRail.tsx'

export interface IndexedListProps {
  /** What is chosen here. */
  label: string
  /** What may be chosen. */
  items: readonly IndexedItem[]
  /** The chosen value. */
  value: string | null
  /** Called with the value that was chosen. */
  onChoose: (id: string) => void
  /** What the search field suggests. */
  searchPlaceholder?: string | undefined
  /** Said where the search finds nothing. */
  emptyText?: string | undefined
}

/** A search field over sections A to Z, and the rail of their letters beside them. */
export function IndexedList({
  label,
  items,
  value,
  onChoose,
  searchPlaceholder,
  emptyText,
}: IndexedListProps) {
  const { labels } = useUi()
  const id = useId()
  const [text, setText] = useState('')
  const sections = indexSections(matchOptions(items, text))
  const found = sections.flatMap((section) => section.items)
  const [active, setActive] = useState(() => found.findIndex((item) => item.id === value))
  const nothing = found.length === 0

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])

  const choose = (index: number) => {
    const item = found[index]
    if (item && !item.disabled) onChoose(item.id)
  }
  const indexAt = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest('[role="option"]') : null
    return element instanceof HTMLElement ? Number(element.dataset['index']) : -1
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const inText = event.key === 'Home' || event.key === 'End'
    const target = inText ? null : nextOption(event.key, active, found)
    if (target !== null) setActive(target)
    else if (event.key === 'Enter') choose(active)
    else if (event.key === 'Escape' && text !== '') setText('')
    else return
    event.preventDefault()
  }
  const list = {
    ...ariaRoles.listbox,
    'aria-label': label,
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => choose(indexAt(event)),
    onMouseMove(event: MouseEvent) {
      const index = indexAt(event)
      if (index >= 0 && index !== active && !found[index]?.disabled) setActive(index)
    },
  }

  return (
    <div className={styles['root']}>
      <TextInput
        {...ariaRoles.combobox}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={!nothing}
        aria-controls={nothing ? undefined : id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        data-picker-focus
        placeholder={searchPlaceholder ?? labels.search}
        value={text}
        start={<Icon icon={SearchIcon} size="small" />}
        onValueChange={(next) => {
          setText(next)
          setActive(next === '' ? -1 : 0)
        }}
        onKeyDown={onKeyDown}
      />
      {nothing ? (
        <p className={styles['empty']} {...ariaRoles.status}>
          {emptyText ?? labels.noMatch}
        </p>
      ) : (
        <div className={styles['body']}>
          <div id={id} {...list} className={styles['list']}>
            {sections.map((section) => (
              <div
                key={section.letter}
                id={`${id}${section.letter}`}
                {...ariaRoles.group}
                aria-label={section.letter}
                className={styles['section']}
              >
                <div className={styles['letter']} aria-hidden>
                  {section.letter}
                </div>
                {section.items.map((item) => {
                  const index = found.indexOf(item)
                  return (
                    <div
                      key={item.id}
                      id={`${id}-${index}`}
                      {...ariaRoles.option}
                      tabIndex={-1}
                      aria-selected={item.id === value}
                      aria-disabled={item.disabled || undefined}
                      data-index={index}
                      data-active={index === active || undefined}
                      className={styles['item']}
                    >
                      {item.picture ? (
                        <img src={item.picture} alt="" width={28} height={28} loading="lazy" />
                      ) : null}
                      <span className={styles['label']}>{item.label}</span>
                      {item.id === value ? <Icon icon={CheckIcon} size="small" /> : null}
                    </div>
                  )
                })}
              </div>
            ))}
          </div>
          {sections.length > 2 ? (
            <LetterRail
              letters={sections.map(({ letter }) => letter)}
              onLetter={(letter) =>
                document.getElementById(`${id}${letter}`)?.scrollIntoView?.({ block: 'start' })
              }
            />
          ) : null}
        </div>
      )}
    </div>
  )
}
