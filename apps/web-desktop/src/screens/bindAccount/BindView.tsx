import type { PayoutKind } from '@koi/contract'
import { BindFields, type BindForm, type BindModel } from '@koi/features/accounts'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, Button, Card, ErrorState, Form, PageHeading, Skeleton, TextLink } from '@koi/ui'
import type { ReactNode } from 'react'
import { BindNotes } from './BindNotes.tsx'
import styles from './BindView.module.css'

export interface BindViewProps {
  readonly kind: PayoutKind
  readonly title: string
  readonly bind: BindModel<BindForm>
  /** The fields of this kind of account, when they can be shown. */
  readonly children: ReactNode
}

/** A form that binds an account, with what is good to know beside it. */
export function BindView({ kind, title, bind, children }: BindViewProps) {
  return (
    <div className={styles['screen']}>
      <PageHeading className={styles['title']}>{title}</PageHeading>
      {bind.status === 'error' && (
        <ErrorState title={m.accounts_form_error_title()} description={bind.message} onRetry={bind.onRetry} />
      )}
      {bind.status === 'full' && (
        <Banner action={<TextLink href={routes.bankCards}>{m.accounts_see_all()}</TextLink>}>
          {bind.text}
        </Banner>
      )}
      {(bind.status === 'loading' || bind.status === 'ready') && (
        <div className={styles['columns']}>
          {bind.status === 'loading' ? (
            <div aria-busy="true">
              <Skeleton shape="box" className={styles['loading']} />
            </div>
          ) : (
            <Card padding="large">
              <Form
                error={bind.message}
                onSubmit={bind.onSubmit}
                actions={
                  <Button
                    type="submit"
                    variant="primary"
                    size="large"
                    block
                    disabled={!bind.canSubmit && bind.state === 'ready'}
                    loading={bind.state !== 'ready'}
                  >
                    {m.accounts_submit()}
                  </Button>
                }
              >
                <BindFields form={bind}>{children}</BindFields>
              </Form>
            </Card>
          )}
          <BindNotes kind={kind} />
        </div>
      )}
    </div>
  )
}
