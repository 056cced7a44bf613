import { login } from '@koi/contract/auth'
import type { Runtime } from '../runtime/runtime.ts'

/** Starts a page and logs the demo member in. */
export async function logInDemo(runtime: Runtime): Promise<void> {
  runtime.start()
  await runtime.client.call(login, { mode: 'password', account: 'demo', password: 'koi-demo-2026' })
}
