import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Sheet } from '../Sheet/Sheet.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Menu.module.css'
import type { MenuItem } from './menuItem.ts'
import { MenuList } from './MenuList.tsx'
import { placeBelow } from './placeBelow.ts'

/** What the trigger must take. */
export interface MenuTriggerProps {
  readonly id: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly onClick: () => void
}

export interface MenuProps {
  /** What the choices are about. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button that opens it, given what it must take. */
  trigger: (props: MenuTriggerProps) => ReactNode
}

/** Things to do or to go to: floats below its trigger on a desktop, comes up as a sheet on a phone. */
export function Menu({ label, items, trigger }: MenuProps) {
  const { formFactor } = useUi()
  const [open, setOpen] = useState(false)
  const floating = useRef<HTMLDivElement>(null)
  const id = useId()
  const floats = formFactor === 'desktop'

  useEffect(() => {
    const element = floating.current
    const button = document.getElementById(id)
    if (!open || !floats || !element || !button) return undefined
    element.showPopover()
    const place = () => placeBelow(button.getBoundingClientRect(), element)
    place()
    element.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      if (element.matches(':popover-open')) element.hidePopover()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [open, floats, id])

  const close = () => {
    setOpen(false)
    if (floats) floating.current?.hidePopover()
  }

  return (
    <>
      {trigger({ id, 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: () => setOpen(!open) })}
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
