import {
  MovementFilterFields,
  MovementList,
  type MovementsModel,
  MovementTotals,
  useMovements,
} from '@koi/features/records'
import { pages, routes } from '@koi/features/routing'
import { PullToRefresh, Skeleton } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '../../layout/Screen.tsx'
import { MovementDays } from './MovementDays.tsx'

/** `/user/transRecord`: every filter lives in the address. */
export function TransactionsScreen() {
  const [params, setParams] = useSearchParams()
  return <TransactionsView movements={useMovements({ url: { params, setParams } })} />
}

export interface TransactionsViewProps {
  readonly movements: MovementsModel
}

/** The filters, their totals and the movements by day; pulled down they are read again. */
export function TransactionsView({ movements }: TransactionsViewProps) {
  return (
    <Screen title={pages.transactions.title()} parent={routes.user}>
      <MovementFilterFields filters={movements.filters} />
      <PullToRefresh refreshing={movements.refreshing} onRefresh={movements.onRefresh}>
        <MovementTotals totals={movements.totals} />
        <MovementList movements={movements} skeleton={<Skeleton shape="box" height={420} />}>
          {(rows, onDetail) => <MovementDays rows={rows} onDetail={onDetail} />}
        </MovementList>
      </PullToRefresh>
    </Screen>
  )
}
