import { IdleDialog } from './IdleDialog.tsx'
import { useIdle } from './useIdle.ts'

/** The dialog of this page's idle watch. */
export function IdleQuestion() {
  return <IdleDialog idle={useIdle()} />
}
