import { m } from '@koi/i18n'
import { Banner, Card, ErrorState, Form, Icon, ProtectionIcon, Skeleton, TextLink } from '@koi/ui'
import type { ReactNode } from 'react'
import { SmsCodeField } from '../auth/SmsCodeField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { routes } from '../routing/pages.ts'
import { accountKinds } from './accountKinds.ts'
import { AlipayFields, BankFields, CoinFields } from './BindFields.tsx'
import styles from './BindSection.module.css'
import type { BindAlipayModel } from './useBindAlipay.ts'
import type { BindBankModel } from './useBindBank.ts'
import type { BindCoinModel } from './useBindCoin.ts'

/** A form that binds an account of any kind. */
export type AccountBind = BindBankModel | BindAlipayModel | BindCoinModel

export interface BindSectionProps {
  readonly bind: AccountBind
  /** The form's id, for a `BindButton` that stands outside of it. */
  readonly id?: string | undefined
  /** The button, where it stands inside the form. */
  readonly children?: ReactNode
}

/** The form that binds an account with the code that confirms it, or why it cannot be filled in. */
export function BindSection({ bind, id, children }: BindSectionProps) {
  if (bind.status === 'loading')
    return (
      <div className={styles['skeleton']} aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="box" height="4.5rem" />
        ))}
      </div>
    )
  if (bind.status === 'error')
    return (
      <ErrorState title={m.accounts_form_error_title()} description={bind.message} onRetry={bind.onRetry} />
    )
  if (bind.status === 'full')
    return (
      <Banner action={<TextLink href={routes.bankCards}>{m.accounts_see_all()}</TextLink>}>
        {bind.text}
      </Banner>
    )
  return (
    <Form id={id} error={bind.form.message} onSubmit={bind.form.onSubmit}>
      {bind.kind === 'bank' ? <BankFields {...bind} /> : null}
      {bind.kind === 'alipay' ? <AlipayFields {...bind} /> : null}
      {bind.kind === 'coin' ? <CoinFields {...bind} /> : null}
      <SmsCodeField code={bind.code} hint={m.accounts_code_hint({ phone: bind.phone })} />
      {children}
    </Form>
  )
}

export interface BindButtonProps {
  readonly bind: AccountBind
  /** The id of a form that the button stands outside of. */
  readonly formId?: string | undefined
}

/** Sends the form; renders nothing where there is no form. */
export function BindButton({ bind, formId }: BindButtonProps) {
  if (bind.status !== 'ready') return null
  return (
    <SubmitButton form={bind.form} formId={formId}>
      {m.accounts_submit()}
    </SubmitButton>
  )
}

/** Advice before an account of a kind is bound; it comes with the form, which may stand above it. */
export function BindNotes({ bind: { kind, status } }: { readonly bind: AccountBind }) {
  if (status === 'loading') return null
  return (
    <Card tone="sunken" title={m.accounts_note_title()}>
      <ul className={styles['notes']}>
        {accountKinds[kind].notes().map((note) => (
          <li key={note} className={styles['note']}>
            <Icon icon={ProtectionIcon} size="small" className={styles['icon']} />
            {note}
          </li>
        ))}
      </ul>
    </Card>
  )
}
