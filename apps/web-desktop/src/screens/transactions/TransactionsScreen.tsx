import { RefreshButton } from '@koi/features/loading'
import {
  ExportButton,
  MoneyChartSection,
  MovementFilterFields,
  MovementList,
  type MovementsModel,
  MovementTotals,
  RangeNotice,
  useMovements,
} from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { Card } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { Page, PageActions } from '../../layout/Page.tsx'
import { MovementTable } from './MovementTable.tsx'

/** `/user/transRecord`: every filter lives in the address. */
export function TransactionsScreen() {
  const [params, setParams] = useSearchParams()
  return <TransactionsView movements={useMovements({ url: { params, setParams } })} />
}

export interface TransactionsViewProps {
  readonly movements: MovementsModel
}

/** The filters and their totals above a table of the movements. */
export function TransactionsView({ movements }: TransactionsViewProps) {
  return (
    <Page
      title={pageTitles.transactions()}
      actions={
        <PageActions>
          <ExportButton model={movements.file} disabled={movements.list.status !== 'ready'} />
          <RefreshButton model={movements} />
        </PageActions>
      }
    >
      <MovementFilterFields filters={movements.filters} />
      <RangeNotice filter={movements.filters} />
      <MovementTotals totals={movements.totals} />
      <MoneyChartSection chart={movements.chart} />
      <Card padding="none">
        <MovementList movements={movements} skeleton={<MovementTable rows={[]} loading />}>
          {(rows) => (
            <MovementTable
              rows={rows}
              total={movements.totals?.count}
              place={movements.place}
              onDetail={movements.onDetail}
            />
          )}
        </MovementList>
      </Card>
    </Page>
  )
}
