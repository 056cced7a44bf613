import { asFailure, securityApi } from '@koi/store'
import { retryWithFreshKey } from '../auth/useEncrypt.ts'
import { useForm } from '../forms/useForm.ts'
import type { SecurityPart } from './securityForm.ts'
import { useMail, useNewMailCode } from './useMailCode.ts'
import { useProof } from './useProof.ts'

/** Binds a mail address, in place of any other. */
export function useBindMail({ onDone }: { readonly onDone: () => void }): SecurityPart {
  const [send] = securityApi.endpoints.bindMail.useMutation()
  const proof = useProof('change-mail')
  const email = useMail()
  const code = useNewMailCode(email)
  const clear = () => {
    proof.clear()
    email.clear()
    code.clear()
    clearMessage()
  }
  const { clearMessage, ...form } = useForm({
    fields: [email, code, ...proof.fields],
    reusable: true,
    send: () =>
      retryWithFreshKey(async (options) => {
        const proven = await proof.input(options)
        if ('message' in proven) return proven.message
        const { data, error } = await send({ ...proven, email: email.text, code: code.text })
        if (!data) return asFailure(error) ?? { kind: 'unexpected' }
        clear()
        onDone()
        return null
      }),
    refuse: (failure, text) => {
      if (failure.details?.['field'] === 'code' && code.refuseFailure(failure, text)) return null
      return proof.refuseFailure(failure, text) ? null : text
    },
  })
  return {
    form: { ...form, kind: 'email', proof: proof.model, email: email.model, code: code.model },
    clear,
  }
}
