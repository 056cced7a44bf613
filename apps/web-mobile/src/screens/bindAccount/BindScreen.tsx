import { accountKinds, BindButton, BindNotes, BindPage, BindSection } from '@koi/features/accounts'
import type { BindViewProps } from '@koi/features/accounts'
import { useId } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/finance/addBankCard`, `/finance/addAlipay` and `/finance/virtualCoinCard`. */
export function BindScreen() {
  return <BindPage View={BindView} />
}

/** A form that binds an account in one column, its action at the bottom. */
export function BindView({ bind, back }: BindViewProps) {
  const form = useId()
  return (
    <Screen
      title={accountKinds[bind.kind].add()}
      parent={back}
      bottom={
        bind.status === 'ready' ? (
          <BottomBar>
            <BindButton bind={bind} formId={form} />
          </BottomBar>
        ) : null
      }
    >
      <BindSection id={form} bind={bind} />
      <BindNotes bind={bind} />
    </Screen>
  )
}
