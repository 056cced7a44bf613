/** The demo member that every fresh database has; nothing about it is secret. */
export const demoMember = {
  account: 'demo',
  password: 'koi-demo-2026',
  withdrawPassword: '135790',
  area: '86',
  phone: '13800000000',
  name: '林锦',
  email: 'demo@koi.example',
  emailVerified: true,
  birthDate: '1990-02-28',
  grant: 1_000_000n,
  points: 360,
} as const

/**
 * A second demo member, part of whose money lies in the venue that is closed for maintenance: it shows what bringing
 * everything back does then. Amounts are fen by venue id.
 */
export const waitingMember = {
  account: 'demo2',
  password: 'koi-demo-2026',
  withdrawPassword: '135790',
  area: '86',
  phone: '13800000001',
  name: '周岚',
  email: null,
  birthDate: '1988-06-15',
  grant: 1_000_000n,
  points: 120,
  venues: [
    { venueId: 89, amount: 30_000n },
    { venueId: 90, amount: 12_345n },
  ],
} as const

/** Fictional statistics entries (D17): hosts under `.example` never match a real site. */
export const statistics: readonly { readonly url: string; readonly platform_ck: string }[] = [
  { url: 'www.koi.example', platform_ck: 'https://hm.baidu.com/hm.js?0000000000000000000000000000koi1' },
  { url: 'm.koi.example', platform_ck: 'https://stats.koi.example/matomo.js' },
]
