import { parseDecimal } from '@koi/api-core/amount'
import { recycle } from '@koi/contract'
import { m } from '@koi/i18n'
import { walletApi } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { maintenanceText } from '../lobby/maintenanceText.ts'
import { useMoneyIntent } from '../money/useMoneyIntent.ts'
import type { RecycleModel } from './transferModel.ts'
import type { WalletSummary } from './walletSummary.ts'

/** Brings every venue wallet back to the central one, in one movement. */
export function useRecycle(wallets: WalletSummary | null): RecycleModel {
  const [send] = walletApi.endpoints.recycle.useMutation()
  const { state, submit, reset } = useMoneyIntent(recycle)
  const textOf = useFailureText()
  const { timeZone } = useRuntime().brand
  const onRecycle = () => void submit((idempotencyKey) => send({ input: {}, idempotencyKey }))
  const rows = (wallets?.rows ?? [])
    .filter((row) => row.balance > 0n)
    .map(({ name, balance }) => ({ name, amount: balance }))
  switch (state.step) {
    case 'idle':
      return {
        step: 'idle',
        onRecycle,
        available: rows.length > 0,
      }
    case 'sending':
      return { step: 'busy', rows }
    case 'confirming':
      return { step: 'confirming', rows }
    case 'done': {
      const nameOf = (venueId: number) =>
        wallets?.rows.find((row) => row.venueId === venueId)?.name ?? String(venueId)
      return {
        step: 'done',
        total: parseDecimal(state.reply.total),
        moved: state.reply.moved.map(({ venueId, amount }) => ({
          name: nameOf(venueId),
          amount: parseDecimal(amount),
        })),
        left: state.reply.left.map(({ venueId, amount, until }) => ({
          name: nameOf(venueId),
          amount: parseDecimal(amount),
          reason: maintenanceText({ state: 'maintenance', until }, timeZone) ?? '',
        })),
        onClose: reset,
      }
    }
    default: {
      const message = state.step === 'refused' ? textOf(state.failure) : m.wallet_not_done()
      return { step: 'refused', message, onRetry: onRecycle, onClose: reset }
    }
  }
}
