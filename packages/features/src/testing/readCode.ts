import { outboxReply } from '@koi/contract/sandbox'
import { object, parse } from 'valibot'

/** Sends a request; a test server's `fetch` fits. */
type Fetch = (url: string) => Promise<Response>

/** The newest code of a purpose in the sandbox outbox for a mainland phone. */
export async function readCode(fetch: Fetch, phone: string, purpose: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:4175/sandbox/outbox.json?area=86&phone=${phone}`)
  const { data } = parse(object({ data: outboxReply }), await reply.json())
  const sent = data.items.find((item) => item.purpose === purpose)
  if (!sent) throw new Error(`the outbox has no code of purpose ${purpose} for this phone`)
  return sent.code
}
