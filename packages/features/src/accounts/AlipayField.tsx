import { m } from '@koi/i18n'
import { Field, TextInput } from '@koi/ui'
import type { FieldModel } from '../auth/index.ts'

export interface AlipayFieldProps {
  readonly account: FieldModel
}

/** What the Alipay account is called: a phone number or a mail address. */
export function AlipayField({ account }: AlipayFieldProps) {
  return (
    <Field label={m.accounts_alipay()} hint={m.accounts_alipay_hint()} error={account.error}>
      <TextInput
        name="alipay"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={account.value}
        onValueChange={account.onChange}
        onBlur={account.onBlur}
      />
    </Field>
  )
}
