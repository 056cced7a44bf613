import type { Endpoint } from '@koi/api-core'
import type { TestPlayer } from '../createTestPlayer.ts'
import type { TestServer } from '../createTestServer.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Who asks, and what the server has of them. */
export interface Asking {
  readonly server: Pick<TestServer, 'db' | 'clock' | 'fetch'>
  readonly member: TestPlayer
  readonly memberId: string
}

/** Brings a member to where a call goes well, and answers the fields that its sample lacks. */
export type Prepare = (asking: Asking) => Promise<Fields>

export type Preparations = readonly (readonly [Endpoint, Prepare])[]
