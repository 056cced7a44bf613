import { useBindBank, useBindDone } from '@koi/features/accounts'
import { BindBankView } from './BindBankView.tsx'

/** `/finance/addBankCard`. */
export function BindBankScreen() {
  const { onDone } = useBindDone()
  return <BindBankView bind={useBindBank({ onDone })} />
}
