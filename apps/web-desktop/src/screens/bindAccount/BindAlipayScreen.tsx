import { useBindAlipay, useBindDone } from '@koi/features/accounts'
import { BindAlipayView } from './BindAlipayView.tsx'

/** `/finance/addAlipay`. */
export function BindAlipayScreen() {
  const { onDone } = useBindDone()
  return <BindAlipayView bind={useBindAlipay({ onDone })} />
}
