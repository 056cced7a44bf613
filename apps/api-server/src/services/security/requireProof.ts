import type { memberSmsPurposes } from '@koi/contract/account'
import { readSecret, requireLoginPassword } from '../auth/loginPassword.ts'
import type { Context } from '../context.ts'
import { checkMemberCode } from '../sms/checkSmsCode.ts'

/** What a member shows before a sensitive change: the login password, or a code sent to its phone. */
export type Proof =
  | {
      readonly proof: 'password'
      readonly login_password: string
      readonly cipher?: 'rsa-oaep-256' | undefined
    }
  | { readonly proof: 'code'; readonly proof_code: string }

/**
 * Checks what a sensitive change is confirmed by. Answers the id of the code to use up with the change; null for a password.
 *
 * @throws Refusal `password-wrong` with `triesLeft`, `password-locked`, `secret-unreadable`, `sms-code-wrong`,
 * `sms-code-expired`.
 */
export async function requireProof({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; purpose: (typeof memberSmsPurposes)[number]; form: Proof }
}): Promise<string | null> {
  const { memberId, purpose, form } = input
  if (form.proof === 'code')
    return checkMemberCode({ ctx, input: { memberId, code: form.proof_code, purpose, field: 'proof_code' } })
  const password = await readSecret(ctx, form.login_password, form.cipher)
  await requireLoginPassword({ ctx, input: { memberId, password } })
  return null
}
