/** Sends a request; a test server's `fetch` fits. */
type Fetch = (url: string) => Promise<Response>

/** The newest code in the sandbox outbox for a mainland phone. */
export async function readCode(fetch: Fetch, phone: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:4175/sandbox/outbox.json?area=86&phone=${phone}`)
  const code = /"code":"(\d{6})"/.exec(await reply.text())?.[1]
  if (code === undefined) throw new Error('the outbox has no code for this phone')
  return code
}
