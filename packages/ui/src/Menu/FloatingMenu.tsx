import { useRef } from 'react'
import { useFloating } from '../Floating/useFloating.ts'
import styles from './Menu.module.css'
import { enterMenu, MenuList } from './MenuList.tsx'
import type { MenuProps } from './menuProps.ts'
import { useMenuTrigger } from './useMenuTrigger.ts'

/** A menu that floats below its trigger whatever the form factor: for what only a desktop shows, which needs no sheet then. */
export function FloatingMenu({ label, items, trigger, align = 'start' }: MenuProps) {
  const { open, fromEnd, close, triggerProps } = useMenuTrigger()
  const floating = useRef<HTMLDivElement>(null)
  const { id } = triggerProps

  useFloating({
    open,
    anchorId: id,
    floating,
    align,
    onShown: (element) => enterMenu(element, fromEnd),
  })

  return (
    <>
      {trigger(triggerProps)}
      <div
        ref={floating}
        popover="auto"
        className={styles['floating']}
        onToggle={(event) => {
          if (event.newState === 'closed') close()
        }}
      >
        {open ? (
          <MenuList
            label={label}
            items={items}
            onChosen={() => {
              close()
              floating.current?.hidePopover()
              document.getElementById(id)?.focus()
            }}
          />
        ) : null}
      </div>
    </>
  )
}
