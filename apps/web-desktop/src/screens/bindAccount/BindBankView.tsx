import { BankFields, HolderField, type BindBankModel } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BindView } from './BindView.tsx'

export interface BindBankViewProps {
  readonly bind: BindBankModel
}

/** A bank card: holder, bank, number, and where it was opened. */
export function BindBankView({ bind }: BindBankViewProps) {
  return (
    <BindView kind="bank" title={m.accounts_add_bank()} bind={bind}>
      {bind.status === 'ready' && (
        <>
          <HolderField holder={bind.holder} />
          <BankFields form={bind} />
        </>
      )}
    </BindView>
  )
}
