import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** What a `<dialog>` needs to be opened and closed by state. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Whether it is in the page: from opening until its closing motion has ended. */
  readonly present: boolean
  /** Whether its closing motion runs. */
  readonly closing: boolean
}

async function motionEnd(element: HTMLElement): Promise<void> {
  const motions = element.getAnimations?.({ subtree: true }) ?? []
  await Promise.allSettled(motions.map((motion) => motion.finished))
}

/**
 * Ties a `<dialog>` to a state. The element itself keeps focus inside, gives it back, and hears the escape key; this adds
 * the motion of closing.
 */
export function useModal(open: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !present) return undefined
    if (open) {
      if (!dialog.open) dialog.showModal()
      return undefined
    }
    let current = true
    const finish = async () => {
      await motionEnd(dialog)
      if (!current) return
      dialog.close()
      setPresent(false)
    }
    void finish()
    return () => {
      current = false
    }
  }, [open, present])

  // One that is taken out of the page while it is open gives the focus back, too: closed before it is gone.
  useLayoutEffect(() => {
    if (!present) return undefined
    const dialog = ref.current
    return () => dialog?.close()
  }, [present])

  return { ref, present, closing: present && !open }
}
