import { preferences } from '@koi/features/fixtures'
import type { UtilityRowProps } from '../layout/header/UtilityBar.tsx'

/** The thin row of the header at a fixed moment. */
export const utilityRow: UtilityRowProps = {
  clock: {
    offset: 0,
    timeZone: 'Asia/Shanghai',
    now: () => Date.parse('2026-11-21T12:41:07Z'),
  },
  messages: { unread: 3 },
  preferences,
}
