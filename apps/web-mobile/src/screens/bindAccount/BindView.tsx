import type { PayoutKind } from '@koi/contract'
import { BindFields, bindNotes, type BindForm, type BindModel } from '@koi/features/accounts'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, Button, ErrorState, Form, TextLink } from '@koi/ui'
import { useId, type ReactNode } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BindSkeleton } from './BindSkeleton.tsx'
import styles from './BindView.module.css'

interface BindViewProps {
  readonly kind: PayoutKind
  readonly title: string
  readonly bind: BindModel<BindForm>
  /** Where back leads when the form was opened first. */
  readonly back: string
  /** The fields of this kind of account, when they can be shown. */
  readonly children: ReactNode
}

/** A form that binds an account in one column, its action at the bottom. */
export function BindView({ kind, title, bind, back, children }: BindViewProps) {
  const form = useId()
  return (
    <Screen
      title={title}
      parent={back}
      bottom={
        bind.status === 'ready' ? (
          <BottomBar>
            <Button
              type="submit"
              form={form}
              variant="primary"
              size="large"
              block
              disabled={!bind.canSubmit && bind.state === 'ready'}
              loading={bind.state !== 'ready'}
            >
              {m.accounts_submit()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      {bind.status === 'loading' ? <BindSkeleton /> : null}
      {bind.status === 'error' ? (
        <ErrorState title={m.accounts_form_error_title()} description={bind.message} onRetry={bind.onRetry} />
      ) : null}
      {bind.status === 'full' ? (
        <Banner action={<TextLink href={routes.bankCards}>{m.accounts_see_all()}</TextLink>}>
          {bind.text}
        </Banner>
      ) : null}
      {bind.status === 'ready' ? (
        <>
          <Form id={form} error={bind.message} onSubmit={() => bind.canSubmit && bind.onSubmit()}>
            <BindFields form={bind}>{children}</BindFields>
          </Form>
          <ul className={styles['notes']}>
            {bindNotes[kind]().map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Screen>
  )
}
