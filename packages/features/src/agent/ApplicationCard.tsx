import { m } from '@koi/i18n'
import { Banner, Card, Form, Tag, type TagProps } from '@koi/ui'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { TextField } from '../forms/TextField.tsx'
import styles from './ApplicationCard.module.css'
import { aboutLength, type AgentApplication, type AgentForm } from './useAgent.ts'

interface StateText {
  readonly label: () => string
  readonly tone: NonNullable<TagProps['tone']>
  readonly text: (input: { time: string }) => string
}

const states: Readonly<Record<Exclude<AgentApplication['state'], 'none'>, StateText>> = {
  pending: { label: m.agent_pending, tone: 'info', text: m.agent_pending_text },
  approved: { label: m.agent_approved, tone: 'positive', text: m.agent_approved_text },
  rejected: { label: m.agent_rejected, tone: 'negative', text: m.agent_rejected_text },
}

function ApplyForm({ form, again }: { readonly form: AgentForm; readonly again: boolean }) {
  return (
    <Form error={form.message} onSubmit={form.onSubmit}>
      <TextField
        field={form.about}
        label={m.agent_about()}
        hint={m.agent_about_hint()}
        name="about"
        maxLength={aboutLength}
        autoComplete="off"
      />
      <SubmitButton form={form}>{again ? m.agent_apply_again() : m.agent_apply()}</SubmitButton>
    </Form>
  )
}

/** Where the application stands; the form where one may be sent. */
export function ApplicationCard({ application }: { readonly application: AgentApplication }) {
  const { state, time, form } = application
  const known = state === 'none' ? null : states[state]
  return (
    <Card
      padding="large"
      title={m.agent_application()}
      action={known ? <Tag tone={known.tone}>{known.label()}</Tag> : undefined}
    >
      <div className={styles['application']}>
        <div aria-live="polite">
          {known ? (
            <Banner tone={state === 'rejected' ? 'warning' : state === 'approved' ? 'positive' : 'info'}>
              {known.text({ time: time ?? '' })}
            </Banner>
          ) : null}
        </div>
        {form ? <ApplyForm form={form} again={state === 'rejected'} /> : null}
      </div>
    </Card>
  )
}
