import type { DepositOrder } from '@koi/contract/deposit'
import { asFailure, depositApi } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'

/** What the member can do while the payment is awaited. */
export interface DepositOrderActions {
  readonly busy: boolean
  /** Why the last one did not work. */
  readonly error: string | null
  readonly onCashier: () => void
  readonly claimed: boolean
  readonly onClaim: () => void
  /** Whether cancelling is being asked about. */
  readonly cancelling: boolean
  readonly onCancel: () => void
  readonly onCancelConfirmed: () => void
  readonly onKeep: () => void
}

/** A tab that was opened while the player's press still allowed it. */
export interface OpenedTab {
  readonly go: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty tab at once, so that no browser blocks it, to be sent somewhere when the address is there. Where it is
 * blocked all the same, the address opens in this tab, and "back" returns.
 */
function openTab(): OpenedTab {
  const tab = window.open('', '_blank')
  if (!tab) return { go: (url) => window.location.assign(url), close: () => {} }
  // The page that opens has no way back into this one.
  tab.opener = null
  return { go: (url) => tab.location.replace(url), close: () => tab.close() }
}

type Reply = { readonly error?: Parameters<typeof asFailure>[0] }

/** Paying, saying so, and giving up: what can be done with an order that awaits its payment. */
export function useOrderActions(
  order: DepositOrder | null,
  onOpen: () => OpenedTab = openTab,
): DepositOrderActions | null {
  const [claim, claiming] = depositApi.endpoints.claimDeposit.useMutation()
  const [cancel, cancelled] = depositApi.endpoints.cancelDeposit.useMutation()
  const [cashier, opening] = depositApi.endpoints.openCashier.useMutation()
  const [error, setError] = useState<string | null>(null)
  const [cancelling, setCancelling] = useState(false)
  const textOf = useFailureText()
  if (order?.state !== 'awaiting') return null

  const { id } = order
  const busy = claiming.isLoading || cancelled.isLoading || opening.isLoading
  const note = ({ error: cause }: Reply) => {
    const failure = asFailure(cause)
    setError(failure && textOf(failure))
  }
  const toCashier = async () => {
    const tab = onOpen()
    const asked = cashier({ id })
    const reply = await asked
    // The address holds a one-time ticket: the store forgets it at once.
    asked.reset()
    if (reply.data) tab.go(reply.data.url)
    else tab.close()
    note(reply)
  }
  const giveUp = async () => {
    const reply = await cancel({ id })
    setCancelling(false)
    note(reply)
  }
  return {
    busy,
    error,
    onCashier: () => {
      if (!busy) void toCashier()
    },
    claimed: order.steps.some(({ step }) => step === 'claimed'),
    onClaim: () => {
      if (!busy) void claim({ id }).then(note)
    },
    cancelling,
    onCancel: () => setCancelling(true),
    onCancelConfirmed: () => {
      if (!busy) void giveUp()
    },
    onKeep: () => setCancelling(false),
  }
}
