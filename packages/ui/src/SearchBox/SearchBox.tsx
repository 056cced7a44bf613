import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, SearchIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'

export interface SearchBoxProps {
  /** What is searched. */
  label: string
  /** What is searched for now. */
  value: string
  /** Called with the text when the player stops typing or presses enter. */
  onSearch: (text: string) => void
  /** Waits until typing rests this long, in ms; 0, the default, tells every letter. */
  debounceMs?: number | undefined
  /** What may be searched for. */
  placeholder?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Finds in a list as one types. Escape and the cross clear it. */
export function SearchBox({
  label,
  value,
  onSearch,
  debounceMs = 0,
  placeholder,
  className,
}: SearchBoxProps) {
  const { labels } = useUi()
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    setTyped(value)
  }
  const search = useEffectEvent(onSearch)

  useEffect(() => {
    if (typed === value || debounceMs === 0) return undefined
    const timer = setTimeout(() => search(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, value, debounceMs])

  const change = (text: string) => {
    setTyped(text)
    if (debounceMs === 0 || text === '') onSearch(text)
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      enterKeyHint="search"
      autoComplete="off"
      value={typed}
      className={className}
      onValueChange={change}
      onKeyDown={(event) => {
        // The keys of an input method are its own: enter takes the word and searches for nothing.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault()
          change('')
        }
        if (event.key === 'Enter') onSearch(typed)
      }}
      start={<Icon icon={SearchIcon} size="small" />}
      end={
        typed === '' ? null : (
          <IconButton icon={CloseIcon} size="small" label={labels.clear} onClick={() => change('')} />
        )
      }
    />
  )
}
