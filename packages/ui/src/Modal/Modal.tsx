import type { ReactNode } from 'react'
import { Actions } from '../Actions/Actions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { useUi } from '../UiProvider/useUi.ts'

export interface ModalProps {
  /** Whether it is shown. */
  open: boolean
  /** The player wants it closed: escape key, backdrop, the cross, dragged away, or the back button of a phone. */
  onClose: () => void
  /** Names the layer. */
  title: ReactNode
  /** The content; the last one stays until the layer has closed. */
  children: ReactNode
  /** Its buttons, the primary one last; they stay in sight while the content scrolls. */
  actions?: ReactNode
  /** How wide it is on a desktop. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** How high it is on a phone; by default as high as its content. */
  height?: 'auto' | 'full' | undefined
  /** False where an answer or the end of something is waited for: no cross, and nothing else closes it. Say why inside. */
  dismissible?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * Content over the page that holds the focus until it is closed: a dialog on a desktop, a sheet on a phone. While it closes
 * it keeps its last content, so `open` may follow what is shown: `<Modal open={order !== null}>`.
 */
export function Modal({ actions, size, height, ...shared }: ModalProps) {
  const { formFactor } = useUi()
  const footer = actions ? <Actions>{actions}</Actions> : undefined
  return formFactor === 'mobile' ? (
    <Sheet {...shared} height={height} footer={footer} />
  ) : (
    <Dialog {...shared} size={size} footer={footer} />
  )
}
