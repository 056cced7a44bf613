import type { ContactField } from '@koi/contract/auth'
import { mail, qq, wechat } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import * as v from 'valibot'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'
import { useBrand } from '../runtime/brand.ts'

/** A way to reach the member that registration asks for. */
export interface ContactModel extends FieldModel {
  readonly key: ContactField
  readonly label: string
  readonly required: boolean
  /** What the keyboard and the browser should know of it. */
  readonly input: { readonly inputMode: 'email' | 'text' | 'numeric'; readonly autoComplete: string }
}

const kinds = {
  email: {
    label: () => m.auth_contact_email(),
    rule: mail,
    wrong: () => m.auth_contact_email_rule(),
    input: { inputMode: 'email', autoComplete: 'email' },
  },
  wechat: {
    label: () => m.auth_contact_wechat(),
    rule: wechat,
    wrong: () => m.auth_contact_wechat_rule(),
    input: { inputMode: 'text', autoComplete: 'off' },
  },
  qq: {
    label: () => m.auth_contact_qq(),
    rule: qq,
    wrong: () => m.auth_contact_qq_rule(),
    input: { inputMode: 'numeric', autoComplete: 'off' },
  },
} as const

/** The contacts that the site asks for: as the brand was built, until the server has said what holds now. */
export function useContacts(): {
  readonly models: readonly ContactModel[]
  readonly fields: readonly Field[]
  readonly input: Readonly<Partial<Record<ContactField, string>>>
} {
  const { registrationContacts } = useBrand()
  const { data } = authApi.endpoints.registrationContacts.useQuery()
  const asked = data?.items ?? registrationContacts
  const check = (key: ContactField) => (text: string) => {
    const { rule, wrong } = kinds[key]
    const required = asked.find(({ field }) => field === key)?.required ?? false
    if (text === '') return required ? wrong() : null
    return v.is(rule, text) ? null : wrong()
  }
  const all = {
    email: useField('', check('email')),
    wechat: useField('', check('wechat')),
    qq: useField('', check('qq')),
  }
  return {
    models: asked.map(({ field: key, required }) => ({
      ...all[key].model,
      key,
      label: kinds[key].label(),
      required,
      input: kinds[key].input,
    })),
    fields: asked.map(({ field }) => all[field]),
    input: Object.fromEntries(
      asked.flatMap(({ field }) => (all[field].text === '' ? [] : [[field, all[field].text]])),
    ),
  }
}
