/** The demo member that every fresh database has; nothing about it is secret. */
export const demoMember = {
  account: 'demo',
  password: 'koi-demo-2026',
  withdrawPassword: '135790',
  area: '86',
  phone: '13800000000',
  name: '林锦',
  email: 'demo@koi.example',
  birthDate: '1990-02-28',
  grant: 1_000_000n,
} as const
