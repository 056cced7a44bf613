import { encryptSensitive, EncryptionError } from '@koi/api-core/crypto'
import { m } from '@koi/i18n'
import { asFailure, authApi, useStoreDispatch } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'

/** A secret as it travels (D14), or why it cannot. */
export type Sealed =
  | { readonly secret: string; readonly cipher?: 'rsa-oaep-256'; readonly message?: undefined }
  | { readonly message: string }

function messageOf(error: unknown): string {
  if (!(error instanceof EncryptionError)) return m.errors_unexpected()
  switch (error.reason) {
    case 'no-webcrypto':
      return m.errors_no_webcrypto()
    case 'too-long':
      return m.auth_password_rule()
    default:
      return m.errors_secret_unreadable()
  }
}

/** Encrypts secrets with the server's published key where the brand asks for it. `fresh` reads the key anew. */
export function useSeal(): (text: string, options?: { fresh?: boolean }) => Promise<Sealed> {
  const { features } = useRuntime().brand
  const dispatch = useStoreDispatch()
  const textOf = useFailureText()
  return async (text, options) => {
    if (!features.encrypt) return { secret: text }
    const reading = authApi.endpoints.preInfo.initiate(undefined, {
      subscribe: false,
      forceRefetch: options?.fresh === true,
    })
    const { data, error } = await dispatch(reading)
    if (!data) return { message: textOf(asFailure(error) ?? { kind: 'unexpected' }) }
    try {
      return { secret: await encryptSensitive(data.publicKey, text), cipher: 'rsa-oaep-256' }
    } catch (fault) {
      return { message: messageOf(fault) }
    }
  }
}
