import { EncryptionError, encryptSensitive } from '@koi/api-core/crypto'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, authApi, useStoreDispatch } from '@koi/store'
import { useBrand } from '../runtime/brand.ts'
import { useFailureText } from '../errors/failureText.ts'

/** A secret encrypted for the server (D14), or why it cannot be. */
export type EncryptedSecret =
  | { readonly secret: string; readonly cipher?: 'rsa-oaep-256'; readonly message?: undefined }
  | { readonly message: string }

/** Encrypts secrets with the server's published key where the brand asks for it. `fresh` reads the key again. */
export function useEncrypt(): (text: string, options?: { fresh?: boolean }) => Promise<EncryptedSecret> {
  const { features } = useBrand()
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

/**
 * Runs an attempt that encrypts a secret, and once more with a fresh key when the server could not read it: the server has
 * made itself a new key since this page read the old one.
 */
export async function retryWithFreshKey(
  attempt: (options: { fresh: boolean }) => Promise<ApiFailure | string | null>,
): Promise<ApiFailure | string | null> {
  const outcome = await attempt({ fresh: false })
  const stale = outcome !== null && typeof outcome !== 'string' && outcome.code === 'secret-unreadable'
  return stale ? await attempt({ fresh: true }) : outcome
}
