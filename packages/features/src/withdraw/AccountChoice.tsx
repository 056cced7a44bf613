import { m } from '@koi/i18n'
import { Picture, Radio, RadioGroup, Tag, TextLink } from '@koi/ui'
import { useId } from 'react'
import { accountTexts } from '../accounts/accountTexts.ts'
import type { AccountEntry } from '../accounts/index.ts'
import type { WithdrawForm } from './withdrawModel.ts'

export interface AccountChoiceProps {
  readonly form: WithdrawForm
  readonly accounts: readonly AccountEntry[]
}

/** The bound accounts of one kind, each with its mark, and the way to bind another. */
export function AccountChoice({ form, accounts }: AccountChoiceProps) {
  const name = useId()
  return (
    <RadioGroup label={m.withdraw_account()}>
      {accounts.map(({ id, name: bank, number, holder, picture, preferred }) => (
        <Radio
          key={id}
          name={name}
          boxed
          checked={id === form.accountId}
          onChange={() => form.onAccount(id)}
          start={<Picture src={picture} alt="" ratio="1 / 1" />}
          description={holder === null ? number : `${number} · ${holder}`}
        >
          {bank} {preferred && accounts.length > 1 ? <Tag>{m.withdraw_default()}</Tag> : null}
        </Radio>
      ))}
      <TextLink href={form.bindPath}>{accountTexts[form.kind].add()}</TextLink>
    </RadioGroup>
  )
}
