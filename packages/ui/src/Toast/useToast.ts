import { useUi } from '../UiProvider/useUi.ts'
import type { ToastMessage } from '../UiProvider/toastQueue.ts'

/**
 * Returns a function that shows a line for a few seconds. A text alone is an `info`.
 *
 * @example
 * ```tsx
 * const toast = useToast()
 * toast({ text: saved, tone: 'positive' })
 * ```
 */
export function useToast(): (message: ToastMessage | string) => void {
  const { toasts } = useUi()
  return (message) => toasts.add(typeof message === 'string' ? { text: message } : message)
}
