import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Button, List, ListItem, Tag } from '@koi/ui'
import { DeedOutcome } from './DeedOutcome.tsx'
import styles from './PromotionSection.module.css'
import type { PromotionModel } from './promotionModel.ts'

type Ready = Extract<PromotionModel, { status: 'ready' }>

/** The steps of a recharge reward, each to be claimed once it is reached. */
export function RechargeSteps({
  model,
  steps,
}: {
  readonly model: Ready
  readonly steps: NonNullable<Ready['steps']>
}) {
  return (
    <section className={styles['part']} aria-labelledby="promotion-steps">
      <h2 id="promotion-steps" className={styles['title']}>
        {m.promo_deposited({ amount: formatAmount(steps.deposited) })}
      </h2>
      <List boxed>
        {steps.items.map(({ step, deposit, reward, reached, claimed }) => (
          <ListItem
            key={step}
            title={m.promo_step({ deposit: formatAmount(deposit), reward: formatAmount(reward) })}
            end={
              claimed ? (
                <Tag tone="positive">{m.promo_claimed()}</Tag>
              ) : (
                <Button size="small" disabled={!reached || model.busy} onClick={() => model.onStep(step)}>
                  {m.promo_claim()}
                </Button>
              )
            }
          />
        ))}
      </List>
      <DeedOutcome message={model.stepMessage} />
    </section>
  )
}
