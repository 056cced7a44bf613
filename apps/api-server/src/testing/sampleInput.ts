import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import * as v from 'valibot'

type Fields = Readonly<Record<string, string>>

const valibotSchema = v.custom<v.GenericSchema>(
  (value) => typeof value === 'object' && value !== null && '~run' in value,
)
const objectSchema = v.object({ entries: v.record(v.string(), valibotSchema) })
const variantSchema = v.object({ options: v.array(v.unknown()) })

/** The variants of an input schema, each as its fields with their schemas. */
function variantsOf(schema: unknown): readonly Readonly<Record<string, v.GenericSchema>>[] {
  const plain = v.safeParse(objectSchema, schema)
  if (plain.success) return [plain.output.entries]
  const several = v.safeParse(variantSchema, schema)
  if (!several.success) throw new Error('an input is an object, or a choice of objects')
  return several.output.options.flatMap(variantsOf)
}

/** The names of all fields that an input schema knows, over all its variants. */
export function inputFields(schema: unknown): readonly string[] {
  return [...new Set(variantsOf(schema).flatMap((fields) => Object.keys(fields)))]
}

/** Values that make sense in a field of this name; null leaves an optional field out. */
const byName: Readonly<Record<string, string | null>> = {
  account: 'demo',
  password: 'carp2026',
  login_password: 'koi-demo-2026',
  old_password: '135790',
  cipher: null,
  area: '86',
  phone: '13911112222',
  code: '123456',
  invite_code: 'ABC123',
  email: 'sample@mail.example',
  proof_code: '123456',
  wechat: null,
  qq: null,
  birth_date: '1991-05-06',
  show: '1,2,89',
  venue_id: '89',
  game_id: null,
  gameid: 'g4001',
  day: '2026-11-21',
  league: 'coast',
  platform: '89',
  from: '0',
  to: '89',
  confirm_duplicate: null,
  promo_id: null,
  file: null,
  pictures: null,
  text: '轮盘转动的时候画面停住了',
  start: '2026-11-01T00:00:00.000Z',
  changed_since: '2026-11-01T00:00:00.000Z',
  end: '2026-12-01T00:00:00.000Z',
  after: null,
  match_id: null,
  selection: null,
  bank: 'ccb',
  number: '6217001234567890122',
  province: '440000',
  city: '440300',
  holder: '林锦',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

const withdrawPassword = { password: '246135' }

/** Where a call needs another value than other calls in a field of the same name. */
const byCall: ReadonlyMap<Endpoint, Fields> = new Map<Endpoint, Fields>([
  [contract.login, { password: 'koi-demo-2026' }],
  [contract.register, { account: 'sample01' }],
  [contract.forgetPassword, { password: 'koi-demo-2026' }],
  [contract.changePassword, { password: 'koi-demo-2026' }],
  [contract.takeOver, { code: 'A'.repeat(43) }],
  [contract.launch, { mode: 'demo' }],
  [contract.newsDetail, { id: 'odds-formats' }],
  [contract.promoDetail, { id: 'first-deposit' }],
  [contract.promoRules, { id: 'first-deposit' }],
  [contract.promoJoined, { id: 'first-deposit' }],
  [contract.joinPromo, { id: 'first-deposit' }],
  [contract.applyDepositBonus, { id: 'first-deposit' }],
  [contract.applyStandaloneBonus, { id: 'newcomer-gift' }],
  [contract.rechargeRewards, { id: 'recharge-ladder' }],
  [contract.claimRecharge, { id: 'recharge-ladder' }],
  [contract.exchangeGift, { gift_id: 'cash-8' }],
  [contract.exchangeGiftByTurnover, { gift_id: 'turnover-18' }],
  [contract.makeUpSignIn, { day: '2026-11-20' }],
  [contract.setFavourite, { game_id: 'g4001' }],
  [contract.createDeposit, { channel: 'coin', amount: '500.00' }],
  [contract.bindAlipay, { account: '13800000000' }],
  [contract.setWithdrawPassword, withdrawPassword],
  [contract.changeWithdrawPassword, withdrawPassword],
  [contract.resetWithdrawPassword, withdrawPassword],
  [contract.requestWithdrawal, { password: '135790', cancel_bonus: 'false' }],
])

/** For a field of any other name: the first of these that its schema takes. */
const ordinary = ['1', 'true', '100.00', 'a1', '2026-11-20', '7b0e1e3a-6f0c-4d68-9a44-0c2f5c6f1a01']

const picklist = v.object({ options: v.tupleWithRest([v.string()], v.string()) })
const literal = v.object({ literal: v.string() })
const optional = v.object({ wrapped: v.unknown() })

/** The first of the values that a schema names. */
function firstNamed(schema: unknown): string | undefined {
  const inner = v.safeParse(optional, schema)
  if (inner.success) return firstNamed(inner.output.wrapped)
  const several = v.safeParse(picklist, schema)
  if (several.success) return several.output.options[0]
  const one = v.safeParse(literal, schema)
  return one.success ? one.output.literal : undefined
}

/**
 * A complete, well-formed set of fields for a call, as it stands in a query or form; of a choice of objects, the first. What
 * the schemas do not tell is looked up by the field's name, so that a new call of ordinary fields needs nothing here.
 *
 * @throws Error for a field that nothing fits: it needs a value in `byName`.
 */
export function sampleInput(endpoint: Endpoint): Fields {
  const own = byCall.get(endpoint)
  const fields = Object.entries(variantsOf(endpoint.input)[0] ?? {}).flatMap(([name, schema]) => {
    const known = own?.[name] ?? byName[name]
    if (known === null) return []
    const value = known ?? firstNamed(schema) ?? ordinary.find((text) => v.is(schema, text))
    if (value === undefined) throw new Error(`${endpoint.name} needs a sample of its field ${name}`)
    return [[name, value] as const]
  })
  return Object.fromEntries(fields)
}
