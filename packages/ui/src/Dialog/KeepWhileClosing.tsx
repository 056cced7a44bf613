import { memo, type ReactNode } from 'react'

export interface KeepWhileClosingProps {
  /** Whether the content is wanted. */
  open: boolean
  /** The content; the last one stays until the layer has closed. */
  children: ReactNode
}

/** Shows what it showed last while the dialog around it closes, when its user has nothing more to show. */
export const KeepWhileClosing = memo(
  ({ children }: KeepWhileClosingProps) => children,
  (_, { open }) => !open,
)
