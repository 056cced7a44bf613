import { memberApi, useStoreSelector } from '@koi/store'
import type { SessionModel } from './sessionModel.ts'

/** Who is here. */
export function useSession(): SessionModel {
  const status = useStoreSelector((state) => state.session.status)
  const { currentData: data } = memberApi.endpoints.member.useQueryState()
  if (status === 'guest') return { status }
  return { status, account: data?.account ?? null, vipLevel: data?.vipLevel ?? null }
}
