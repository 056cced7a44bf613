import { usePreferences } from '@koi/features/preferences'
import { useServerClock } from '@koi/features/time'
import { UtilityRow } from './UtilityRow.tsx'

/** The thin row of the page, with the choices kept on this device. */
export function UtilityBar() {
  return <UtilityRow clock={useServerClock()} preferences={usePreferences()} />
}
