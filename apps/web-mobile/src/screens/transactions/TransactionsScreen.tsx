import {
  MoneyChartSection,
  MovementFilterFields,
  MovementList,
  type MovementsModel,
  MovementTotals,
  useMovements,
} from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { Skeleton } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { RecordScreen } from '../../layout/RecordScreen.tsx'
import { Sections } from '../../layout/Screen.tsx'
import { MovementDays } from './MovementDays.tsx'

/** `/user/transRecord`: every filter lives in the address. */
export function TransactionsScreen() {
  const [params, setParams] = useSearchParams()
  return <TransactionsView movements={useMovements({ url: { params, setParams } })} />
}

export interface TransactionsViewProps {
  readonly movements: MovementsModel
}

/** The totals and the movements by day. */
export function TransactionsView({ movements }: TransactionsViewProps) {
  const { filters, refreshing, onRefresh } = movements
  return (
    <RecordScreen
      title={pageTitles.transactions()}
      filters={filters}
      filtered={filters.category !== null}
      file={{ model: movements.file, disabled: movements.list.status !== 'ready' }}
      fields={<MovementFilterFields filters={filters} />}
      refresh={{ refreshing, onRefresh }}
    >
      <Sections>
        <MovementTotals totals={movements.totals} />
        <MoneyChartSection chart={movements.chart} />
      </Sections>
      <MovementList movements={movements} skeleton={<Skeleton shape="box" height={420} />}>
        {(rows) => (
          <MovementDays
            rows={rows}
            total={movements.totals?.count}
            place={movements.place}
            onDetail={movements.onDetail}
          />
        )}
      </MovementList>
    </RecordScreen>
  )
}
