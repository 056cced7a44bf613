import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Placement } from '../Floating/placeBeside.ts'
import { useFloating } from '../Floating/useFloating.ts'
import { usePressToggle, type PressToggle } from '../Floating/usePressToggle.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Menu.module.css'
import type { MenuItem } from './menuItem.ts'
import { MenuList } from './MenuList.tsx'

/** What the trigger must take. */
export interface MenuTriggerProps extends PressToggle {
  /** Ties the trigger to its menu. */
  readonly id: string
  /** Says that a menu opens. */
  readonly 'aria-haspopup': 'menu'
  /** Whether the menu is open. */
  readonly 'aria-expanded': boolean
  /** Opens the menu by arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** What the choices are about. */
  label: string
  /** The choices, in order. */
  items: readonly MenuItem[]
  /** Renders the button that opens it, given what it must take. */
  trigger: (props: MenuTriggerProps) => ReactNode
  /** Which edges of menu and trigger are in line where it floats; `start` by default. */
  align?: Placement['align']
}

/** Things to do or to go to: floats below its trigger on a desktop, comes up as a sheet on a phone. */
export function Menu({ label, items, trigger, align = 'start' }: MenuProps) {
  const { formFactor } = useUi()
  const [open, setOpen] = useState(false)
  const [fromEnd, setFromEnd] = useState(false)
  const floating = useRef<HTMLDivElement>(null)
  const id = useId()
  const floats = formFactor === 'desktop'

  useFloating({
    open: open && floats,
    anchorId: id,
    floating,
    align,
    onShown: (element) => {
      const choices = [...element.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
      choices.at(fromEnd ? -1 : 0)?.focus()
    },
  })

  const change = (next: boolean, end = false) => {
    setFromEnd(end)
    setOpen(next)
  }
  const press = usePressToggle(open, change)
  const close = () => {
    setOpen(false)
    if (floats) floating.current?.hidePopover()
  }

  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...press,
        onKeyDown(event) {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          change(true, event.key === 'ArrowUp')
        },
      })}
      {floats ? (
        <div
          ref={floating}
          popover="auto"
          className={styles['floating']}
          onToggle={(event) => {
            if (event.newState === 'closed') setOpen(false)
          }}
        >
          {open ? (
            <MenuList
              label={label}
              items={items}
              onChosen={() => {
                close()
                document.getElementById(id)?.focus()
              }}
            />
          ) : null}
        </div>
      ) : (
        <Sheet open={open} onClose={close} title={label}>
          <MenuList label={label} items={items} onChosen={close} />
        </Sheet>
      )}
    </>
  )
}
