import { m } from '@koi/i18n'
import { Result } from '@koi/ui'
import { DepositSummaryList } from './DepositSummaryList.tsx'
import type { DepositStep } from './depositModel.ts'

export interface DepositStepContentProps {
  readonly step: Exclude<DepositStep, { step: 'form' }>
}

/** What is looked at before it is ordered, or what came of it. */
export function DepositStepContent({ step }: DepositStepContentProps) {
  return (
    <>
      {step.step === 'confirming' ? (
        <Result tone="pending" title={m.deposit_confirming()} description={m.deposit_confirming_text()} />
      ) : null}
      {step.step === 'refused' ? (
        <Result tone={step.onAgain ? 'warning' : 'negative'} title={step.title} description={step.message} />
      ) : null}
      {step.summary ? <DepositSummaryList summary={step.summary} /> : null}
    </>
  )
}
