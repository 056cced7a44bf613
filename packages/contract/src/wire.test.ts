import fc from 'fast-check'
import type { Client } from '@koi/api-core'
import { encodeForm } from '@koi/api-core/form'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { contract, type Contract } from './contract.ts'
import { decodeDetails } from './decodeDetails.ts'
import {
  type CallInput,
  encodeAmounts,
  encodeInput,
  type Reply,
  type Wire,
  type WireInput,
  type WireReply,
} from './wire.ts'

const { createDeposit, requestWithdrawal, transfer, walletList } = contract

const fen = fc.bigInt({ min: 0n, max: 99_999_999_999n })

/** Every call, with `true` where what `encodeAmounts` writes is what its schemas read. */
type Encodable = {
  [Name in keyof Contract]: Wire<CallInput<Contract[Name]>> extends WireInput<Contract[Name]>
    ? Wire<Reply<Contract[Name]>> extends WireReply<Contract[Name]>
      ? true
      : 'reply'
    : 'input'
}

test('every bigint of the contract is an amount that travels as a decimal string', () => {
  expectTypeOf<Encodable>().toEqualTypeOf<Readonly<Record<keyof Contract, true>>>()
})

test('fen travel as yuan with two places', () => {
  const input = encodeInput<typeof transfer>({ from: 0, to: 89, amount: 500n, confirm_duplicate: true })
  expect(input).toEqual({ from: 0, to: 89, amount: '5.00', confirm_duplicate: true })
})

test('the server reads the fen that a caller handed over, through form and query', () => {
  fc.assert(
    fc.property(fen, (amount) => {
      const sent = [
        [transfer, encodeInput<typeof transfer>({ from: 0, to: 89, amount })],
        [createDeposit, encodeInput<typeof createDeposit>({ channel: 'bank', amount })],
        [requestWithdrawal, encodeInput<typeof requestWithdrawal>({ account_id: 'a1', amount })],
      ] as const
      for (const [endpoint, input] of sent) {
        const fields = Object.fromEntries(new URLSearchParams(encodeForm(input)))
        expect(v.parse(endpoint.input, fields)).toMatchObject({ amount })
      }
    }),
  )
})

test('a reply is read back as it was, at any depth', () => {
  const item = fc.record({
    venueId: fc.nat(),
    name: fc.string(),
    gameType: fc.constant('fish' as const),
    status: fc.constant({ state: 'open' as const }),
    balance: fen,
  })
  const reply = fc.record({ central: fen, autoTransfer: fc.boolean(), items: fc.array(item) })
  fc.assert(
    fc.property(reply, (value) => {
      const travelled: unknown = JSON.parse(JSON.stringify(encodeAmounts(value)))
      expect(v.parse(walletList.output, travelled)).toEqual(value)
    }),
  )
})

test('everything but amounts stays as it is, files too', () => {
  const file = new Blob(['x'])
  const at = new Date(0)
  expect(encodeAmounts({ file, at, page: 1, name: null, show: [1, 2] })).toEqual({
    file,
    at,
    page: 1,
    name: null,
    show: [1, 2],
  })
})

test('a client takes no fen that nobody encoded', () => {
  const send = (client: Client, amount: bigint) =>
    // @ts-expect-error An amount travels as a decimal string: `encodeInput` writes it.
    client.call(transfer, { from: 0, to: 89, amount })
  expect(send).toBeTypeOf('function')
})

test('the server refuses fen that were sent without being encoded', () => {
  fc.assert(
    fc.property(fen, (amount) => {
      const fields = Object.fromEntries(new URLSearchParams(encodeForm({ from: 0, to: 89, amount })))
      expect(v.safeParse(transfer.input, fields).success).toBe(false)
    }),
  )
})

test('amounts in the details of a refusal are fen, everything else stays', () => {
  expect(
    decodeDetails({ min: '1.00', max: '500000.00', available: '0.05', remaining: '7.10', stake: '2.00' }),
  ).toEqual({ min: 100n, max: 50_000_000n, available: 5n, remaining: 710n, stake: 200n })
  const plain = { max: 5, retryAt: '2026-11-21T12:00:00.000Z', min: '1.0', gameid: 'g1' }
  expect(decodeDetails(plain)).toEqual(plain)
})
