import { payoutKinds, type PayoutKind } from '@koi/contract/account'
import { m } from '@koi/i18n'
import {
  BankCardIcon,
  Banner,
  Button,
  DescriptionList,
  Empty,
  Picture,
  Radio,
  RadioGroup,
  Segmented,
  Skeleton,
  Tag,
  TextLink,
} from '@koi/ui'
import { useId } from 'react'
import { accountKinds, type AccountEntry } from '../accounts/index.ts'
import { AmountField } from '../money/AmountField.tsx'
import { formItems } from './quoteItems.tsx'
import type { ReadyWithdraw } from './useWithdraw.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import styles from './WithdrawFields.module.css'

interface AccountChoiceProps {
  readonly form: WithdrawForm
  readonly accounts: readonly AccountEntry[]
}

/** The bound accounts of one kind, each with its mark, and the way to bind another. */
function AccountChoice({ form, accounts }: AccountChoiceProps) {
  const name = useId()
  return (
    <RadioGroup label={m.withdraw_account()}>
      {accounts.map(({ id, name: bank, number, holder, picture, isDefault }) => (
        <Radio
          key={id}
          name={name}
          boxed
          checked={id === form.accountId}
          onChange={() => form.onAccount(id)}
          start={<Picture src={picture} alt="" ratio="1 / 1" />}
          description={holder === null ? number : `${number} · ${holder}`}
        >
          {bank} {isDefault && accounts.length > 1 ? <Tag>{m.withdraw_default()}</Tag> : null}
        </Radio>
      ))}
      <TextLink href={form.bindPath}>{accountKinds[form.kind].add()}</TextLink>
    </RadioGroup>
  )
}

/** Nothing of this kind is bound: what to do about it. */
function NoAccount({ form: { kind, bindPath } }: { readonly form: WithdrawForm }) {
  return (
    <Empty
      icon={BankCardIcon}
      title={accountKinds[kind].none()}
      description={m.withdraw_bind_text()}
      action={
        <Button variant="primary" href={bindPath}>
          {accountKinds[kind].add()}
        </Button>
      }
    />
  )
}

/** To which account, and how much; what arrives of it and when. */
export function WithdrawFields({ model: { form, daily } }: { readonly model: ReadyWithdraw }) {
  const { accounts } = form
  return (
    <>
      <Segmented<PayoutKind>
        label={m.withdraw_type()}
        variant="boxes"
        value={form.kind}
        options={payoutKinds.map((kind) => ({ value: kind, label: accountKinds[kind].method() }))}
        onValueChange={form.onKind}
      />
      {accounts === null ? <Skeleton shape="box" height={84} /> : null}
      {accounts?.length === 0 ? <NoAccount form={form} /> : null}
      {accounts?.length ? (
        <>
          <AccountChoice form={form} accounts={accounts} />
          {form.blocked ? <Banner tone="info">{form.blocked}</Banner> : null}
          <AmountField label={m.withdraw_amount()} field={form.amount} />
          <DescriptionList items={formItems(form)} />
          <p className={styles['note']}>
            {m.withdraw_daily_left({ left: daily.left, limit: daily.limit })}
            <br />
            {m.withdraw_no_cancel()}
          </p>
        </>
      ) : null}
    </>
  )
}
