import type { APIRequestContext } from '@playwright/test'

/** The newest code in the sandbox outbox for a mainland phone. */
export async function readCode(request: APIRequestContext, sandbox: string, phone: string): Promise<string> {
  const reply = await request.get(`${sandbox}/sandbox/outbox.json`, { params: { area: '86', phone } })
  const code = /"code":"(\d{6})"/.exec(await reply.text())?.[1]
  if (code === undefined) throw new Error('the outbox has no code for this phone')
  return code
}
