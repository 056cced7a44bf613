import { useEffect, useEffectEvent, useRef } from 'react'
import { Sheet } from '../Sheet/Sheet.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import { FloatingMenu } from './FloatingMenu.tsx'
import { enterMenu, MenuList } from './MenuList.tsx'
import type { MenuProps } from './menuProps.ts'
import { useMenuTrigger } from './useMenuTrigger.ts'

/** Things to do or to go to: floats below its trigger on a desktop, comes up as a sheet on a phone. */
export function Menu(props: MenuProps) {
  return useUi().formFactor === 'desktop' ? <FloatingMenu {...props} /> : <SheetMenu {...props} />
}

function SheetMenu({ label, items, trigger }: MenuProps) {
  const { open, fromEnd, close, triggerProps } = useMenuTrigger()
  const list = useRef<HTMLDivElement>(null)
  const enter = useEffectEvent(() => {
    if (list.current) enterMenu(list.current, fromEnd)
  })
  // The sheet, which is shown by now, has put the focus on its cross.
  useEffect(() => {
    if (open) enter()
  }, [open])
  return (
    <>
      {trigger(triggerProps)}
      <Sheet open={open} onClose={close} title={label}>
        <MenuList ref={list} label={label} items={items} onChosen={close} />
      </Sheet>
    </>
  )
}
