import { m } from '@koi/i18n'
import { Card, Money, Table, Tag, type TableColumn } from '@koi/ui'
import type { LevelRow } from './levelRows.ts'
import styles from './LevelTable.module.css'

interface LevelTableProps {
  readonly levels: readonly LevelRow[]
}

/** The name of a level, with a mark at the member's own. */
function LevelName({ level }: { readonly level: LevelRow }) {
  return (
    <span className={styles['name']}>
      {level.name}
      {level.own ? <Tag tone="gold">{m.vip_yours()}</Tag> : null}
    </span>
  )
}

function columns(): readonly TableColumn<LevelRow>[] {
  const sum = (id: string, header: string, read: (level: LevelRow) => bigint): TableColumn<LevelRow> => ({
    id,
    header,
    align: 'number',
    cell: (level) => <Money fen={read(level)} />,
  })
  return [
    { id: 'level', header: m.vip_column_level(), cell: (level) => <LevelName level={level} /> },
    sum('reach', m.vip_column_turnover(), ({ toReach }) => toReach),
    sum('keep', m.vip_column_keep(), ({ toKeep }) => toKeep),
    sum('upgrade', m.vip_column_upgrade(), ({ upgradeBonus }) => upgradeBonus),
    sum('birthday', m.vip_column_birthday(), ({ birthdayGift }) => birthdayGift),
    { id: 'rebate', header: m.vip_column_rebate(), align: 'number', cell: ({ rebate }) => rebate },
  ]
}

/** What each level asks for and gives, to be compared; where a table has no room, each level with its facts below. */
export function LevelTable({ levels }: LevelTableProps) {
  return (
    <Card padding="none" title={m.vip_benefits()}>
      <div className={styles['box']}>
        <div className={styles['wide']}>
          <Table
            caption={m.vip_benefits()}
            rows={levels}
            rowKey={({ level }) => String(level)}
            columns={columns()}
          />
        </div>
        <Levels levels={levels} className={styles['narrow']} />
      </div>
    </Card>
  )
}

/** Each level with its facts below. */
export function LevelList({ levels }: LevelTableProps) {
  return (
    <Card padding="none" title={m.vip_benefits()}>
      <Levels levels={levels} />
    </Card>
  )
}

interface LevelsProps extends LevelTableProps {
  readonly className?: string | undefined
}

function Levels({ levels, className }: LevelsProps) {
  return (
    <ul className={className}>
      {levels.map((level) => {
        const facts = [
          { term: m.vip_column_turnover(), value: <Money fen={level.toReach} /> },
          { term: m.vip_column_keep(), value: <Money fen={level.toKeep} /> },
          { term: m.vip_column_upgrade(), value: <Money fen={level.upgradeBonus} /> },
          { term: m.vip_column_birthday(), value: <Money fen={level.birthdayGift} /> },
        ]
        return (
          <li key={level.level} className={styles['level']}>
            <div className={styles['head']}>
              <h3 className={styles['title']}>
                <LevelName level={level} />
              </h3>
              <p className={styles['rebate']}>{m.vip_rebate({ percent: level.rebate })}</p>
            </div>
            <dl className={styles['facts']}>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
