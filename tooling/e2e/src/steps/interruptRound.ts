import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { callsOf } from './memberCalls.ts'
import { callOptions } from './callOptions.ts'

function textIn(data: unknown, field: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined
  if (typeof value !== 'string') throw new Error(`the reply has no ${field}`)
  return value
}

/** Leaves a round of ¥10 open, as a visit that ends in the middle of it does. Nobody is logged in afterwards. */
export async function interruptRound(
  request: APIRequestContext,
  koi: { readonly api: string; readonly sandbox: string },
  member: { readonly account: string; readonly password: string },
  game: { readonly venue_id: string; readonly game_id: string },
): Promise<void> {
  const call = await callsOf(request, koi, member)
  const opened = await call('/api/game/launch', { ...game, mode: 'real', transfer: '100.00' }, randomUUID())
  const play = async (path: string, data: object, key?: string): Promise<unknown> => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const reply = await request.post(`${koi.sandbox}/sandbox/${path}`, { ...callOptions, data, headers })
    const body: unknown = await reply.json()
    expect(body, path).toMatchObject({ status: true })
    return typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : null
  }
  const ticket = new URL(textIn(opened, 'url')).searchParams.get('ticket')
  const key = textIn(await play('session', { ticket }), 'key')
  await play('stake', { round: randomUUID(), amount: '10.00' }, key)
  await call('/api/f/v1/member/logout')
}
