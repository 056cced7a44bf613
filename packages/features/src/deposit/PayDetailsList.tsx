import { m } from '@koi/i18n'
import { CopyButton, DescriptionList, QRCode } from '@koi/ui'
import type { PayDetails } from './depositOrderModel.ts'

export interface PayDetailsListProps {
  readonly pay: PayDetails
}

/** Where and what to pay, each line to be copied, and the code to be scanned. */
export function PayDetailsList({ pay }: PayDetailsListProps) {
  return (
    <>
      {pay.qr === null ? null : <QRCode text={pay.qr} label={m.deposit_pay_qr()} size={168} />}
      <DescriptionList
        items={pay.rows.map(({ term, value, copy }) => ({
          term,
          value:
            copy === null ? (
              value
            ) : (
              <>
                {value} <CopyButton iconOnly text={copy} label={term} />
              </>
            ),
        }))}
      />
    </>
  )
}
