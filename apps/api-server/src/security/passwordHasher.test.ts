import { expect, test } from 'vitest'
import { createPasswordHasher } from './passwordHasher.ts'
import { systemRandom } from './random.ts'

const cheap = createPasswordHasher(systemRandom, { memory: 64, passes: 1 })

test('a hash is argon2id with 19 MiB and two passes, and salted', async () => {
  const hasher = createPasswordHasher(systemRandom)
  const [one, two] = await Promise.all([hasher.hash('锦鲤-koi-2026'), hasher.hash('锦鲤-koi-2026')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('a password fits its own hash alone, whatever the cost of today', async () => {
  const stored = await createPasswordHasher(systemRandom, { memory: 128, passes: 2 }).hash('carp2026')
  expect(await cheap.verify('carp2026', stored)).toBe(true)
  expect(await cheap.verify('carp2027', stored)).toBe(false)
})

test('nothing fits where no hash is, or a broken one', async () => {
  expect(await cheap.verify('', null)).toBe(false)
  expect(await cheap.verify('carp2026', 'carp2026')).toBe(false)
  expect(await cheap.verify('carp2026', '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA')).toBe(false)
})
