import { useId, useState } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SearchIcon } from '../Icon/icons.ts'
import { Listbox } from '../Listbox/Listbox.tsx'
import type { ListboxOption } from '../Listbox/listboxOption.ts'
import { matchOptions } from '../Listbox/matchOptions.ts'
import { nextOption } from '../Listbox/nextOption.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './SearchList.module.css'

export interface SearchListProps<Value extends string> {
  /** What is chosen here. */
  label: string
  /** What may be chosen. */
  options: readonly ListboxOption<Value>[]
  /** The chosen value. */
  value: Value | null
  /** Called with the value that was chosen. */
  onChoose: (value: Value) => void
  /** Stands in the empty field; the shell's word for searching by default. */
  placeholder?: string | undefined
  /** Asks for options elsewhere as one types; the given ones are then not filtered. */
  onSearch?: ((text: string) => void) | undefined
  /** The options are still being fetched. */
  loading?: boolean | undefined
  /** Said where nothing matches; the shell's words by default. */
  emptyText?: string | undefined
}

/** A search field over the list it searches. */
export function SearchList<Value extends string>({
  label,
  options,
  value,
  onChoose,
  placeholder,
  onSearch,
  loading = false,
  emptyText,
}: SearchListProps<Value>) {
  const { labels } = useUi()
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(() => options.findIndex((option) => option.value === value))
  const found = onSearch ? options : matchOptions(options, text)
  const nothing = found.length === 0
  return (
    <div className={styles['root']}>
      <TextInput
        className={styles['search']}
        type="text"
        {...ariaRoles.combobox}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={!nothing}
        aria-controls={nothing ? undefined : id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        data-picker-focus
        placeholder={placeholder ?? labels.search}
        value={text}
        start={<Icon icon={SearchIcon} size="small" />}
        end={loading ? <Spinner size="small" /> : null}
        onValueChange={(next) => {
          setText(next)
          setActive(next === '' ? -1 : 0)
          onSearch?.(next)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const target =
            event.key === 'Home' || event.key === 'End' ? null : nextOption(event.key, active, found)
          const chosen = found[active]
          if (target !== null) setActive(target)
          else if (event.key === 'Enter' && chosen && !chosen.disabled) onChoose(chosen.value)
          else if (event.key === 'Escape' && text !== '') setText('')
          else if (event.key !== 'Enter') return
          event.preventDefault()
        }}
      />
      {nothing ? (
        <p className={styles['empty']} {...ariaRoles.status}>
          {loading ? labels.loading : (emptyText ?? labels.noMatch)}
        </p>
      ) : (
        <Listbox
          id={id}
          label={label}
          options={found}
          value={value}
          active={active}
          onActiveChange={setActive}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
