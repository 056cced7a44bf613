import { asFailure, securityApi } from '@koi/store'
import { retryWithFreshKey, useEncrypt } from '../auth/useEncrypt.ts'
import { useNewPassword } from '../auth/useNewPassword.ts'
import { useForm } from '../forms/useForm.ts'
import type { SecurityPart } from './securityForm.ts'
import { useProof } from './useProof.ts'

/** Changes the login password, which logs all other devices out: `onDone` is told how many sessions ended. */
export function useChangePassword({
  account,
  onDone,
}: {
  readonly account: string
  readonly onDone: (ended: number) => void
}): SecurityPart {
  const encrypt = useEncrypt()
  const [send] = securityApi.endpoints.changePassword.useMutation()
  const proof = useProof('change-password')
  const password = useNewPassword({ account })
  const clear = () => {
    proof.clear()
    password.clear()
    clearMessage()
  }
  const { clearMessage, ...form } = useForm({
    fields: [...proof.fields, password],
    reusable: true,
    send: () =>
      retryWithFreshKey(async (options) => {
        const proven = await proof.input(options)
        if ('message' in proven) return proven.message
        const next = await encrypt(password.text)
        if (next.message !== undefined) return next.message
        const { data, error } = await send({ ...proven, password: next.secret, cipher: next.cipher })
        if (!data) return asFailure(error) ?? { kind: 'unexpected' }
        clear()
        onDone(data.ended)
        return null
      }),
    refuse: (failure, text) => {
      if (proof.refuseFailure(failure, text)) return null
      if (failure.code !== 'password-weak' && failure.code !== 'password-same') return text
      password.refuse(text)
      return null
    },
  })
  return {
    form: { ...form, kind: 'loginPassword', proof: proof.model, password: password.model },
    clear,
  }
}
