import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { useUi } from '../UiProvider/useUi.ts'

export interface DialogOptions {
  readonly open: boolean
  readonly onClose: () => void
  /** Whether escape, the backdrop and the back button close it. */
  readonly dismissible: boolean
  /** Whether it has an entry in the history of a phone. */
  readonly backCloses?: boolean | undefined
}

type MouseHandler = (event: MouseEvent<HTMLDialogElement>) => void
type DialogHandler = (event: SyntheticEvent<HTMLDialogElement>) => void

/** What a `<dialog>` needs to be opened and closed by state. */
export interface DialogElement {
  /** Whether it is in the page: from opening until its closing motion has ended. */
  readonly present: boolean
  readonly attributes: {
    readonly ref: RefObject<HTMLDialogElement | null>
    readonly 'data-modal': true
    /** Whether its closing motion runs. */
    readonly 'data-closing': true | undefined
    readonly onCancel: DialogHandler
    readonly onClose: DialogHandler
    readonly onMouseDown: MouseHandler
    readonly onMouseDownCapture: MouseHandler
    readonly onClickCapture: MouseHandler
  }
}

async function motionEnd(element: HTMLElement): Promise<void> {
  const motions = element.getAnimations?.({ subtree: true }) ?? []
  // A spinner in the content turns without end: waiting for it would keep the dialog open.
  const ending = motions.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((motion) => motion.finished))
}

/** Opens and closes the element, and leaves it in the page until its closing motion has ended. */
function usePresence(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !present) return undefined
    if (open) {
      if (dialog.open) return undefined
      // One that makes room for this one gives the focus back first, so that this one gives it to what opened the first.
      for (const closing of document.querySelectorAll<HTMLDialogElement>('dialog[data-closing]'))
        closing.close()
      dialog.showModal()
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

  return { ref, present }
}

/** Keeps the second click of a double click that opened a dialog from doing anything in it. */
function useFirstPress(open: boolean) {
  const pressed = useRef(false)
  useEffect(() => {
    if (open) pressed.current = false
  }, [open])
  const stop: MouseHandler = (event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const onMouseDownCapture: MouseHandler = (event) => {
    if (event.detail > 1 && !pressed.current) stop(event)
    else pressed.current = true
  }
  const onClickCapture: MouseHandler = (event) => {
    if (event.detail > 1 && !pressed.current) stop(event)
  }
  return { onMouseDownCapture, onClickCapture }
}

/**
 * Ties a `<dialog>` to a state. The element itself keeps focus inside, gives it back, and hears the escape key; this adds
 * the motion of closing, the press on the backdrop and the back button of a phone.
 */
export function useDialog({ open, onClose, dismissible, backCloses = true }: DialogOptions): DialogElement {
  const { backStack } = useUi()
  const { ref, present } = usePresence(open)
  const firstPress = useFirstPress(open)

  const onBack = useEffectEvent(() => {
    if (dismissible) onClose()
  })
  useEffect(() => {
    if (!open || !backCloses) return undefined
    return backStack?.add(() => onBack())
  }, [open, backCloses, backStack])

  return {
    present,
    attributes: {
      ref,
      'data-modal': true,
      'data-closing': (present && !open) || undefined,
      onCancel(event) {
        event.preventDefault()
        if (dismissible) onClose()
      },
      // A browser may close it without asking, on the second press of a phone's back button.
      onClose(event) {
        if (!open || event.currentTarget.open) return
        if (dismissible) onClose()
        else event.currentTarget.showModal()
      },
      onMouseDown(event) {
        if (dismissible && event.target === event.currentTarget) onClose()
      },
      ...firstPress,
    },
  }
}
