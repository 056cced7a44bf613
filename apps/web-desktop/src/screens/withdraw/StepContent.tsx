import { formatAmount } from '@koi/api-core/amount'
import {
  focusAtOnce,
  passwordTitle,
  quoteItems,
  WithdrawPasswordFields,
  type WithdrawDraft,
  type WithdrawStep,
} from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Banner, Button, DescriptionList, Field, Form, Money, PasscodeInput, Result } from '@koi/ui'
import styles from './StepContent.module.css'

const accountOf = ({ account }: WithdrawDraft) => `${account.name} ${account.number}`

function Summary({ draft }: { readonly draft: WithdrawDraft }) {
  return (
    <>
      <p className={styles['amount']}>
        <Money fen={draft.amount} size="hero" />
      </p>
      <DescriptionList
        items={[
          { term: m.withdraw_account(), value: accountOf(draft) },
          ...quoteItems(draft),
          { term: m.withdraw_time(), value: m.withdraw_arrives_by({ time: draft.arrivesBy }) },
        ]}
      />
    </>
  )
}

/** What a step shows: amount and account stay in sight until it has ended. */
export function StepContent({ step }: { readonly step: Exclude<WithdrawStep, { step: 'form' }> }) {
  switch (step.step) {
    case 'review':
      return (
        <div className={styles['content']}>
          <Summary draft={step.draft} />
          <Banner tone="info">{m.withdraw_no_cancel()}</Banner>
        </div>
      )
    case 'new-password':
      return (
        <Form error={step.form.message} onSubmit={step.form.onSubmit}>
          <p className={styles['lead']}>
            {step.form.mode === 'set' ? m.withdraw_password_set_first() : null}
            {passwordTitle(step.form.mode).text}
          </p>
          <WithdrawPasswordFields form={step.form} />
          <button type="submit" hidden>
            {m.withdraw_password_save()}
          </button>
        </Form>
      )
    case 'password':
      return (
        <Form onSubmit={step.onSubmit}>
          <p className={styles['lead']}>
            {m.withdraw_password_for({
              amount: formatAmount(step.draft.amount),
              account: accountOf(step.draft),
            })}
          </p>
          <Field
            label={m.withdraw_password()}
            error={step.password.error}
            end={
              <Button
                className={styles['forgot']}
                variant="ghost"
                size="small"
                disabled={step.sending}
                onClick={step.onForgot}
              >
                {m.withdraw_forgot()}
              </Button>
            }
          >
            <PasscodeInput
              masked
              ref={focusAtOnce}
              value={step.password.value}
              disabled={step.sending}
              onValueChange={step.password.onChange}
              onBlur={step.password.onBlur}
            />
          </Field>
          <button type="submit" hidden>
            {m.withdraw_submit()}
          </button>
        </Form>
      )
    case 'confirming':
      return (
        <div className={styles['content']}>
          <Result
            tone="pending"
            title={m.withdraw_confirming_title()}
            description={m.withdraw_confirming_text()}
          />
          {step.draft ? <Summary draft={step.draft} /> : null}
        </div>
      )
    case 'repeat':
      return (
        <Result
          tone="warning"
          title={<Money fen={step.draft.amount} size="large" />}
          description={step.message}
        />
      )
    default:
      return (
        <div className={styles['content']}>
          <Result
            tone="negative"
            title={step.draft ? <Money fen={step.draft.amount} size="large" /> : m.withdraw_earlier()}
            description={step.message}
          />
          {step.draft ? (
            <DescriptionList items={[{ term: m.withdraw_account(), value: accountOf(step.draft) }]} />
          ) : null}
        </div>
      )
  }
}
