import { type Client, isApiError, type Logger } from '@koi/api-core'
import { takeOver } from '@koi/contract/handOver'
import { memberApi, type StoreDispatch } from '@koi/store'
import { ChunkUnreachableError } from '../loading/loadChunk.ts'

/** The page that another tab makes one of its member. */
export interface TakingPage {
  readonly client: Client
  readonly dispatch: StoreDispatch
  readonly logger: Logger
  /** The session's when the code came: a login by hand since is not replaced. */
  readonly epoch: number
}

/** Takes the session that a code of another tab stands for; gives whether it did. */
export async function takeCode(
  code: string,
  { client, dispatch, logger, epoch }: TakingPage,
): Promise<boolean> {
  try {
    if (client.session.epoch !== epoch) return false
    // Not a call of the store, which forgets its own where a copied tab leaves the session that it was copied with.
    const member = await client.call(takeOver, { code })
    await dispatch(memberApi.util.upsertQueryData('member', undefined, member))
    return true
  } catch (error) {
    const isExpected = isApiError(error) || error instanceof ChunkUnreachableError
    if (!isExpected) logger.error('another tab could not be joined', error)
    return false
  }
}
