import { movementDays, type MovementRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { List, ListItem, Money } from '@koi/ui'
import styles from './MovementDays.module.css'

interface MovementDaysProps {
  readonly rows: readonly MovementRow[]
  readonly onDetail: (id: string) => void
}

/** Movements of money under the day they happened on. */
export function MovementDays({ rows, onDetail }: MovementDaysProps) {
  return movementDays(rows).map(({ day, rows: ofDay }) => (
    <section key={day} className={styles['day']} aria-label={day}>
      <h2 className={styles['title']}>{day}</h2>
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
    </section>
  ))
}
