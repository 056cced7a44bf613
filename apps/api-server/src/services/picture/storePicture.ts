import { transact } from '../../db/transact.ts'
import { pictureRules } from '../../rules/feedback.ts'
import type { Context } from '../context.ts'
import { PictureFault } from '../pictureCleaner/PictureFault.ts'
import { refuse } from '../refusal.ts'

/** Where a picture is served, below the origin of a shell. */
export function pictureUrl(id: string): string {
  return `/api/f/v1/upload/${id}`
}

/** A picture as it travels. */
export function toPicture({ id, width, height }: { id: string; width: number; height: number }) {
  return { id, url: pictureUrl(id), width, height }
}

function refuseFault(error: unknown): never {
  if (error instanceof PictureFault) refuse(error.code, error.details)
  throw error
}

/**
 * Stores a picture for its member, written anew from its pixels. Of those that no feedback uses, the oldest give way: a page
 * takes a picture back without a word to the server.
 *
 * @throws Refusal `picture-type`, `picture-broken`, `picture-too-large` with `bytes`, `pixels` or `side`, `picture-busy`
 * while too many wait.
 */
export async function storePicture({
  ctx,
  input,
}: {
  ctx: Context
  input: { readonly memberId: string; readonly file: Blob }
}) {
  const { memberId, file } = input
  const { content, width, height } = await ctx.cleanPicture(file).catch(refuseFault)
  const picture = { id: ctx.random.uuid(), width, height }
  await transact(ctx.db, async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const kept = trx
      .selectFrom('pictures')
      .select('id')
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pictureRules.unused - 1)
    await trx
      .deleteFrom('pictures')
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .where('id', 'not in', kept)
      .execute()
    await trx
      .insertInto('pictures')
      .values({
        ...picture,
        member_id: memberId,
        content,
        created_at: new Date(ctx.clock.now()),
        feedback_id: null,
        place: null,
      })
      .execute()
  })
  return toPicture(picture)
}

/** The bytes of a picture, WebP; null where there is none with that id. */
export async function readPicture({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'db'>
  input: { readonly id: string }
}): Promise<Uint8Array | null> {
  const row = await ctx.db
    .selectFrom('pictures')
    .select('content')
    .where('id', '=', input.id)
    .executeTakeFirst()
  return row?.content ?? null
}
