import { useToast } from '@koi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { RecycleFlow } from './RecycleFlow.tsx'
import { useRecycle } from './useRecycle.ts'
import { useWallets } from './useWallets.ts'

/** Asks at once whether to bring everything back, as soon as the wallets are known; `onClose` when it is over. */
export function RecycleNow({ onClose }: { readonly onClose: () => void }) {
  const { wallets, failure, refreshing } = useWallets({ fresh: true })
  const recycle = useRecycle(wallets)
  const textOf = useFailureText()
  const toast = useToast()
  const [begun, setBegun] = useState(false)
  const known = wallets !== null && !refreshing
  const refused = !known && !refreshing ? failure : null
  const { step } = recycle.step

  // A request of a page before, not settled yet, is shown in place of a new review.
  if (known && !begun) {
    setBegun(true)
    if (step === 'form') recycle.onReview()
  }

  const end = useEffectEvent(() => {
    if (refused) toast({ text: textOf(refused), tone: 'negative' })
    onClose()
  })
  const over = refused !== null || (begun && step === 'form')
  useEffect(() => {
    if (over) end()
  }, [over])

  return <RecycleFlow recycle={recycle} />
}
