import { m } from '@koi/i18n'
import { Banner, Card, CopyButton, DescriptionList, QRCode, TextLink } from '@koi/ui'
import styles from './OrderCard.module.css'
import type { DepositOrderView } from './orderView.ts'
import type { PayDetails } from './payDetails.ts'

/** Where and what to pay, each line to be copied, the code to be scanned, and what has to be minded. */
export function PaymentDetails({ pay }: { readonly pay: PayDetails }) {
  return (
    <div className={styles['stack']}>
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
      <Banner>{pay.hint}</Banner>
      <p className={styles['note']}>{m.deposit_sandbox()}</p>
    </div>
  )
}

/** How an order is paid, with the way to a page that shows nothing else. */
export function PaymentCard({ order }: { readonly order: DepositOrderView }) {
  return (
    <Card
      title={m.deposit_pay_title()}
      action={<TextLink href={order.cardHref}>{m.deposit_card_open()}</TextLink>}
    >
      <PaymentDetails pay={order.pay} />
    </Card>
  )
}
