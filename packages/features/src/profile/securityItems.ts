import type { MemberInfo, withdrawPasswordConfig } from '@koi/contract'
import type { Reply } from '@koi/store'
import type { SecurityItem } from './personalModel.ts'
import { profileTexts } from './profileTexts.ts'

/**
 * What protects this account and what is still missing. The withdraw password counts only where the site asks for one: `d`
 * says that it does, `p` that it is set (specification, section 3).
 */
export function securityItems(
  member: MemberInfo,
  config: Reply<typeof withdrawPasswordConfig> | undefined,
): readonly SecurityItem[] {
  const done: readonly (readonly [SecurityItem['key'], boolean])[] = [
    ['loginPassword', true],
    ...(config?.d ? [['withdrawPassword', config.p] as const] : []),
    ['phone', member.phone !== ''],
    ['email', member.email !== null],
    ['birthDate', member.birthDate !== null],
  ]
  return done.map(([key, isDone]) => ({
    key,
    label: profileTexts.items[key].label(),
    hint: profileTexts.items[key].hint(),
    done: isDone,
  }))
}
