import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import type { FieldControl } from '../Field/useFieldControl.ts'
import { useFloating } from '../Floating/useFloating.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon, CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Listbox } from '../Listbox/Listbox.tsx'
import { matchOptions } from '../Listbox/matchOptions.ts'
import { nextOption } from '../Listbox/nextOption.ts'
import { useFieldTitle } from '../Picker/useFieldTitle.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Combobox.module.css'
import type { ComboboxProps } from './comboboxProps.ts'

/** The list floats below the field, which keeps the focus and sends the keys. */
export function FloatingCombobox<Value extends string>({
  value,
  onValueChange,
  options,
  onSearch,
  loading = false,
  emptyText,
  className,
  onBlur,
  ...rest
}: ComboboxProps<Value> & FieldControl) {
  const { labels } = useUi()
  const title = useFieldTitle(rest['aria-label'])
  const floating = useRef<HTMLDivElement>(null)
  const frameId = `${rest.id}frame`
  const listId = `${rest.id}list`
  // While null, nothing is being typed and the field shows what is chosen.
  const [text, setText] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const found = onSearch || text === null ? options : matchOptions(options, text)
  const name = typeof title === 'string' ? title : labels.choose

  useFloating({
    open,
    anchorId: frameId,
    floating,
    onShown(element) {
      element.style.inlineSize = `${document.getElementById(frameId)?.offsetWidth ?? 0}px`
    },
  })

  const show = () => {
    if (open || rest.disabled) return
    setOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setText(null)
  }
  const choose = (next: Value) => {
    if (next !== value) onValueChange(next)
    close()
  }
  const clear = () => {
    close()
    onSearch?.('')
    if (value !== null) onValueChange(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const inText = event.key === 'Home' || event.key === 'End'
    const target = inText ? null : nextOption(event.key, active, found)
    const option = open ? found[active] : undefined
    if (target !== null && !open) show()
    else if (target !== null) setActive(target)
    else if (event.key === 'Enter' && option) {
      if (!option.disabled) choose(option.value)
    } else if (event.key === 'Escape' && open) close()
    else if (event.key === 'Escape' && (text !== null || value !== null)) clear()
    else return
    event.preventDefault()
  }

  return (
    <div id={frameId} className={className}>
      <TextInput
        {...rest}
        {...ariaRoles.combobox}
        type="text"
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open && found.length > 0}
        aria-controls={open && found.length > 0 ? listId : undefined}
        aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
        value={text ?? chosen?.label ?? ''}
        onValueChange={(next) => {
          setText(next)
          setOpen(true)
          setActive(next === '' ? -1 : 0)
          onSearch?.(next)
        }}
        onClick={show}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onBlur?.()
          // Half a word is no choice; an emptied field is one.
          if (text === '') clear()
          else close()
        }}
        end={
          loading ? (
            <Spinner size="small" />
          ) : value !== null && !rest.disabled ? (
            <IconButton
              icon={CloseIcon}
              size="small"
              label={labels.clear}
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear}
            />
          ) : (
            <Icon icon={ChevronDownIcon} size="small" />
          )
        }
      />
      <div
        ref={floating}
        popover="manual"
        className={styles['floating']}
        // A press in the list, its scroll bar included, leaves the focus in the field.
        {...{ onMouseDown: (event: MouseEvent) => event.preventDefault() }}
      >
        {open && found.length > 0 ? (
          <Listbox
            id={listId}
            label={name}
            options={found}
            value={value}
            active={active}
            onActiveChange={setActive}
            onChoose={choose}
          />
        ) : null}
        <p className={styles['empty']} {...ariaRoles.status}>
          {open && found.length === 0 ? (loading ? labels.loading : (emptyText ?? labels.noMatch)) : ''}
        </p>
      </div>
    </div>
  )
}
