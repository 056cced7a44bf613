import { useId, useState } from 'react'
import { Listbox } from '../Listbox/Listbox.tsx'
import type { ListboxOption } from '../Listbox/listboxOption.ts'

export interface ChoiceListProps<Value extends string> {
  /** Names the list. */
  label: string
  /** What may be chosen. */
  options: readonly ListboxOption<Value>[]
  /** The chosen value. */
  value: Value | null
  /** Called with the value that was chosen. */
  onChoose: (value: Value) => void
}

/** A list that takes the focus and begins at what is chosen. */
export function ChoiceList<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ChoiceListProps<Value>) {
  const id = useId()
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.value === value)
    return chosen < 0 ? options.findIndex((option) => !option.disabled) : chosen
  })
  return (
    <Listbox
      id={id}
      label={label}
      options={options}
      value={value}
      active={active}
      onActiveChange={setActive}
      onChoose={onChoose}
      focusable
    />
  )
}
