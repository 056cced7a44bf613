import { IdleDialog } from '../session/IdleDialog.tsx'
import { useIdle } from '../session/useIdle.ts'

/** Warns a minute before an idle member is logged out (D5). */
export function IdleWarning() {
  return <IdleDialog idle={useIdle()} />
}
