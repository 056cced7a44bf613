import { describe, expect, it } from 'vitest'
import * as constants from './index.ts'

describe('the constants', () => {
  it('the constants are those of the specification, section 9', () => {
    expect(constants).toMatchObject({
      ACTIONS: { copy: 1, openNew: 2 },
      AMOUNT_DECIMALS: 2,
      CURRENCY_SYMBOL: '¥',
      DATE_PRESETS: { none: -1, today: 0, yesterday: 1, last7Days: 2, last30Days: 3 },
      HEARTBEAT_INTERVAL_MS: 30_000,
      REFRESH_WINDOW_MS: 30_000,
      REQUEST_TIMEOUT_MS: 10_000,
      SERVICE_WORKER_UPDATE_MS: 60_000,
      STORAGE_KEYS: { token: 't', vid: 'vid', inviteCode: 'aid', deviceId: 'uuid' },
    })
    expect(constants.VENUE_IDS.join()).toBe(
      '1,2,28,40,84,85,86,87,88,89,90,91,92,95,30,98,101,201,126,301,35,107,108,109,111,113,127,128,304',
    )
    expect(constants.WEEKDAY_LABELS).toHaveLength(7)
  })
})
