import { asFailure, securityApi } from '@koi/store'
import { useBirthDate } from '../auth/useBirthDate.ts'
import { retryWithFreshKey } from '../auth/useEncrypt.ts'
import { useForm } from '../forms/useForm.ts'
import type { SecurityPart } from './securityForm.ts'
import { useProof } from './useProof.ts'

/** Sets the birth date of a member who has none; it cannot be changed. */
export function useSetBirthDate({
  onDone,
  onSetElsewhere,
}: {
  readonly onDone: () => void
  /** Another page has set it meanwhile. */
  readonly onSetElsewhere: () => void
}): SecurityPart {
  const [send] = securityApi.endpoints.setBirthDate.useMutation()
  const proof = useProof('birth-date')
  const birthDate = useBirthDate()
  const clear = () => {
    proof.clear()
    birthDate.clear()
    clearMessage()
  }
  const { clearMessage, ...form } = useForm({
    fields: [birthDate, ...proof.fields],
    reusable: true,
    send: () =>
      retryWithFreshKey(async (options) => {
        const proven = await proof.input(options)
        if ('message' in proven) return proven.message
        const { data, error } = await send({ ...proven, birth_date: birthDate.text })
        if (!data) return asFailure(error) ?? { kind: 'unexpected' }
        clear()
        onDone()
        return null
      }),
    refuse: (failure, text) => {
      if (failure.code === 'birth-date-set') onSetElsewhere()
      if (proof.refuseFailure(failure, text)) return null
      if (failure.code !== 'underage') return text
      birthDate.refuse(text)
      return null
    },
  })
  return {
    form: {
      ...form,
      kind: 'birthDate',
      proof: proof.model,
      birthDate: birthDate.model,
      minimumAge: birthDate.minimumAge,
    },
    clear,
  }
}
