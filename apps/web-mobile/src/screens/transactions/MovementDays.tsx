import { byDay, type MovementRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { List, ListItem, Money } from '@koi/ui'
import { RecordDay } from '../../layout/RecordDay.tsx'

interface MovementDaysProps {
  readonly rows: readonly MovementRow[]
  readonly onDetail: (id: string) => void
}

/** Movements of money under the day they happened on. */
export function MovementDays({ rows, onDetail }: MovementDaysProps) {
  return byDay(rows, ({ time }) => time).map(({ day, rows: ofDay }) => (
    <RecordDay key={day} day={day}>
      <List boxed>
        {ofDay.map(({ id, title, about, amount, cash, time }) => (
          <ListItem
            key={id}
            title={title}
            description={[time.slice(11), about, cash ? null : m.records_movement_bonuses()]
              .filter((part) => part !== null)
              .join(' · ')}
            end={<Money fen={amount} signed />}
            plain
            onPress={() => onDetail(id)}
          />
        ))}
      </List>
    </RecordDay>
  ))
}
