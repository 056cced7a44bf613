import { useRef, type PointerEvent } from 'react'

const farEnough = 0.28
const fastEnoughPxPerMs = 0.55

type PointerHandler = (event: PointerEvent<HTMLElement>) => void

/** What the handle of a sheet listens to. */
export interface DragHandlers {
  readonly onPointerDown: PointerHandler
  readonly onPointerMove: PointerHandler
  readonly onPointerUp: PointerHandler
  readonly onPointerCancel: PointerHandler
}

/** Lets a `<dialog>` be pulled down by its handle: far or fast enough and it goes, else it comes back. */
export function useDragToDismiss(onDismiss: () => void): DragHandlers {
  const drag = useRef<{ sheet: HTMLElement; startY: number; startTime: number } | null>(null)

  const release = () => {
    drag.current?.sheet.style.removeProperty('translate')
    drag.current?.sheet.style.removeProperty('transition')
    drag.current = null
  }

  return {
    onPointerDown(event) {
      const sheet = event.currentTarget.closest('dialog')
      const onControl = event.target instanceof Element && event.target.closest('button,a')
      if (!sheet || onControl || event.button !== 0) return
      drag.current = { sheet, startY: event.clientY, startTime: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event) {
      if (!drag.current) return
      const { sheet, startY } = drag.current
      sheet.style.transition = 'none'
      sheet.style.translate = `0 ${Math.max(0, event.clientY - startY)}px`
    },
    onPointerUp(event) {
      if (!drag.current) return
      const { sheet, startY, startTime } = drag.current
      const moved = event.clientY - startY
      const speed = moved / Math.max(1, event.timeStamp - startTime)
      const gone = moved > 8 && (moved > sheet.offsetHeight * farEnough || speed > fastEnoughPxPerMs)
      release()
      if (gone) onDismiss()
    },
    onPointerCancel: release,
  }
}
