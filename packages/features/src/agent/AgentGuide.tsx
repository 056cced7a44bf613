import { m } from '@koi/i18n'
import { Button, Card, TextLink } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import { loginPath, registerPath } from '../routing/redirects.ts'
import styles from './AgentGuide.module.css'

export interface AgentGuideProps {
  /** `0.10%`; null while it is not known. */
  readonly percent: string | null
  /** Leads to the login. */
  readonly guest?: boolean
}

/** How it works, from the application to the commission. */
export function AgentGuide({ percent, guest = false }: AgentGuideProps) {
  const steps = [
    { title: m.agent_step_apply(), text: m.agent_step_apply_text() },
    { title: m.agent_step_invite(), text: m.agent_step_invite_text() },
    { title: m.agent_step_earn(), text: m.agent_step_earn_text() },
  ]
  return (
    <Card padding="large" title={m.agent_how()}>
      <div className={styles['guide']}>
        <p>{m.agent_lead()}</p>
        <ol className={styles['steps']}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles['step']}>
              <span className={styles['number']} aria-hidden>
                {index + 1}
              </span>
              <div>
                <h3 className={styles['title']}>{title}</h3>
                <p className={styles['text']}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles['rule']}>
          {percent === null ? m.agent_rule_guest() : m.agent_rule({ percent })}
        </p>
        <p className={styles['rule']}>{m.agent_rule_breaks()}</p>
        {guest ? (
          <div className={styles['entries']}>
            <Button variant="primary" href={loginPath(routes.agent)}>
              {m.agent_log_in()}
            </Button>
            <TextLink href={registerPath(routes.agent)}>{m.agent_register()}</TextLink>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
