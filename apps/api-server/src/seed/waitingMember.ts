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
  venues: [
    { venueId: 89, amount: 30_000n },
    { venueId: 90, amount: 12_345n },
  ],
} as const
