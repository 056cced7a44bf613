import { access } from '../rules/access.ts'
import { loadKeyring, type Keyring } from '../security/keyring.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import type { Context } from '../services/context.ts'
import type { AppDeps } from './appDeps.ts'

/** The context of the services. Keys are read on first use; a failed read is tried again. */
export function createContext({ db, clock, random, config }: Omit<AppDeps, 'logger' | 'fetch'>): Context {
  let keys: Promise<Keyring> | undefined
  return {
    db,
    clock,
    random,
    hasher: createPasswordHasher(random, config.hashCost),
    keyring() {
      keys ??= loadKeyring(db).catch((error: unknown) => {
        keys = undefined
        throw error
      })
      return keys
    },
    smsPause: config.smsPause ?? access.sms.resendAfter,
    site: { sandboxOrigin: config.sandboxOrigin, version: config.version },
  }
}
