import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Banner, Collapse, DescriptionList, ProgressBar } from '@koi/ui'
import type { WithdrawTurnover } from './turnover.ts'

/** What is still to be staked before money can leave, how far that is, and the deposits it comes from. */
export function TurnoverNotice({ turnover }: { readonly turnover: WithdrawTurnover }) {
  const { remaining, required, done, times, percent, rows } = turnover
  if (rows.length === 0) return null
  const met = remaining === 0n
  const progress = m.withdraw_turnover_progress({
    done: formatAmount(done),
    required: formatAmount(required),
  })
  return (
    <>
      {met ? null : (
        <>
          <Banner tone="warning" title={m.withdraw_turnover_title({ remaining: formatAmount(remaining) })}>
            {m.withdraw_turnover_text({ times })}
          </Banner>
          <ProgressBar
            label={m.withdraw_turnover_label()}
            percent={percent}
            valueText={progress}
            tone="warning"
          />
        </>
      )}
      <Collapse summary={met ? m.withdraw_turnover_met() : progress}>
        <DescriptionList
          items={rows.map(({ at, deposit, required: asked, done: staked }) => ({
            term: m.withdraw_turnover_row({ time: at, amount: formatAmount(deposit) }),
            value: m.withdraw_turnover_row_progress({
              done: formatAmount(staked),
              required: formatAmount(asked),
            }),
          }))}
        />
      </Collapse>
    </>
  )
}
