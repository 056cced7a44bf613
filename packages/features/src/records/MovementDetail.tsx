import { m } from '@koi/i18n'
import { depositApi, withdrawApi } from '@koi/store'
import { DescriptionList, Modal, Money, Skeleton, StatusLadder, TextLink } from '@koi/ui'
import { depositLadder } from '../deposit/depositLadder.ts'
import { Reference } from '../money/Reference.tsx'
import { useBrand } from '../runtime/brand.ts'
import { withdrawalLadder } from '../withdraw/withdrawalLadder.ts'
import styles from './MovementDetail.module.css'
import { movementCategoryNames, type MovementRow } from './movementRow.ts'

export interface MovementDetailProps {
  /** The movement to show; null closes it. */
  readonly row: MovementRow | null
  readonly onClose: () => void
}

/** All that is known of one movement, and how far its order is. */
export function MovementDetail({ row, onClose }: MovementDetailProps) {
  return (
    <Modal open={row !== null} size="small" title={m.records_movement_detail_title()} onClose={onClose}>
      {row ? <Detail row={row} /> : null}
    </Modal>
  )
}

function Detail({ row }: { readonly row: MovementRow }) {
  const { title, category, about, amount, cash, time, order, id } = row
  return (
    <div className={styles['detail']}>
      <p className={styles['amount']}>
        <Money fen={amount} signed />
        <span className={styles['label']}>
          {cash ? title : `${title} · ${m.records_movement_bonus_money()}`}
        </span>
      </p>
      {order ? <Ladder order={order} /> : null}
      <DescriptionList
        items={[
          { term: m.records_movement_category(), value: movementCategoryNames[category]() },
          ...(about === null || order !== null ? [] : [{ term: m.records_venue(), value: about }]),
          { term: m.records_movement_time(), value: time },
          {
            term: m.records_reference(),
            value: <Reference id={order?.id ?? id} label={m.records_reference()} />,
          },
        ]}
      />
      {order ? <TextLink href={order.href}>{m.messages_open_order()}</TextLink> : null}
    </div>
  )
}

function Ladder({ order: { id, kind } }: { readonly order: NonNullable<MovementRow['order']> }) {
  return kind === 'deposit' ? <DepositSteps id={id} /> : <WithdrawalSteps id={id} />
}

function DepositSteps({ id }: { readonly id: string }) {
  const { timeZone } = useBrand()
  const { currentData, isError } = depositApi.endpoints.deposit.useQuery({ id })
  if (isError) return null
  if (!currentData) return <Skeleton lines={4} />
  return <StatusLadder label={m.deposit_order_ladder()} steps={depositLadder(currentData, timeZone)} />
}

function WithdrawalSteps({ id }: { readonly id: string }) {
  const { timeZone } = useBrand()
  const { currentData, isError } = withdrawApi.endpoints.withdrawal.useQuery({ id })
  if (isError) return null
  if (!currentData) return <Skeleton lines={4} />
  return <StatusLadder label={m.withdraw_order_ladder()} steps={withdrawalLadder(currentData, timeZone)} />
}
