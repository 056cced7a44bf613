import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'

const endpoints = {
  read: createTestEndpoint({ path: '/api/read' }),
  write: createTestEndpoint({ path: '/api/write', method: 'POST', effect: 'write' }),
  login: createTestEndpoint({ path: '/api/login', method: 'POST', effect: 'write', session: 'begin' }),
  logout: createTestEndpoint({ path: '/api/logout', method: 'POST', effect: 'write', session: 'end' }),
}
type Kind = keyof typeof endpoints

/** What the test knows of a call that it has sent. */
interface Sent {
  readonly kind: Kind
  readonly epoch: number
  readonly reply: (response: Response) => void
  outcome: string
  expected: string
}

/** The session as it should be. */
interface Model {
  epoch: number
  token: string | null
  ended: number
  began: number
}

type Real = ReturnType<typeof setUp>

const setUp = (abortable: boolean) => {
  const replies: ((response: Response) => void)[] = []
  const { client, clock, backend } = createTestClient({ stored: {} })
  const hold = () => new Promise<Response>((resolve) => replies.push(resolve))
  for (const { path } of Object.values(endpoints)) backend.on(path, hold)
  const deaf = createTestClient({ session: client.session, fetch: hold, clock, timers: clock })
  const events = { began: 0, ended: 0 }
  const sent: Sent[] = []
  const comparisons: { actual: unknown; expected: unknown }[] = []
  client.session.subscribe(({ type }) => {
    events[type] += 1
  })
  return { client: abortable ? client : deaf.client, clock, replies, events, sent, comparisons }
}

/** A new epoch: whatever is open in the old one can only be aborted. */
const advance = (model: Model, real: Real, token: string | null, how: 'began' | 'ended', but?: Sent) => {
  model.epoch += 1
  model.token = token
  model[how] += 1
  for (const call of real.sent) if (call !== but) call.expected ||= 'aborted'
}

class Send implements fc.AsyncCommand<Model, Real> {
  readonly kind: Kind
  constructor(kind: Kind) {
    this.kind = kind
  }
  check = () => true
  async run(model: Model, real: Real) {
    const index = real.sent.length
    const promise = real.client.call(endpoints[this.kind], { index })
    await real.clock.advance(0)
    const reply = real.replies.at(-1)
    if (!reply) throw new Error('nothing was sent')
    const call: Sent = { kind: this.kind, epoch: model.epoch, reply, outcome: '', expected: '' }
    real.sent.push(call)
    promise.then(
      () => (call.outcome = 'ok'),
      (error: unknown) =>
        (call.outcome = error instanceof Error && 'kind' in error ? String(error.kind) : 'odd'),
    )
  }
  toString = () => `send ${this.kind}`
}

type Answer = 'ok' | 'rotate' | 'expired' | 'refused' | 'broken'

class Reply implements fc.AsyncCommand<Model, Real> {
  readonly pick: number
  readonly answer: Answer
  readonly token: string
  constructor(pick: number, answer: Answer, token: string) {
    this.pick = pick
    this.answer = answer
    this.token = token
  }
  check = () => true
  async run(model: Model, real: Real) {
    const call = real.sent[this.pick % Math.max(1, real.sent.length)]
    if (!call) return
    const { answer, token } = this
    const withToken = answer === 'rotate' || (answer === 'ok' && call.kind === 'login')
    const headers: Record<string, string> = withToken ? { id: token } : {}
    const body = {
      status: answer === 'ok' || answer === 'rotate',
      data: answer === 'expired' ? 'token' : answer,
    }
    call.reply(answer === 'broken' ? new Response('', { status: 500 }) : Response.json(body, { headers }))
    await real.clock.advance(0)
    if (call.expected) return
    if (call.kind === 'login' && withToken) {
      call.expected = 'ok'
      advance(model, real, token, 'began', call)
    } else {
      if (withToken) model.token = token
      const kinds = { ok: 'ok', rotate: 'ok', expired: 'session-expired', refused: 'refused', broken: 'http' }
      call.expected = kinds[answer]
      if (answer === 'expired' || call.kind === 'logout') advance(model, real, null, 'ended', call)
    }
  }
  toString = () => `reply ${this.answer} to ${this.pick} with ${this.token}`
}

class Local implements fc.AsyncCommand<Model, Real> {
  readonly token: string | null
  constructor(token: string | null) {
    this.token = token
  }
  check = () => true
  async run(model: Model, real: Real) {
    if (this.token === null) real.client.session.end('logout')
    else real.client.session.begin(this.token)
    advance(model, real, this.token, this.token === null ? 'ended' : 'began')
    await real.clock.advance(0)
  }
  toString = () => `local ${this.token ?? 'end'}`
}

/** Notes how things are beside how they should be. */
class Compare implements fc.AsyncCommand<Model, Real> {
  check = () => true
  async run(model: Model, real: Real) {
    const { session } = real.client
    const actual = [
      session.epoch,
      session.token(),
      { ...real.events },
      real.sent.map(({ outcome }) => outcome),
    ]
    const { epoch, token, began, ended } = model
    const expected = [epoch, token, { began, ended }, real.sent.map((call) => call.expected)]
    real.comparisons.push({ actual, expected })
  }
  toString = () => 'compare'
}

it.each([
  ['honours', true],
  ['ignores', false],
])(
  'keeps every reply in its epoch, in any order of events, over a transport that %s aborts',
  async (_, abortable) => {
    const token = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 4 })
    const commands = fc.commands(
      [
        fc.constantFrom<Kind>('read', 'write', 'login', 'logout').map((kind) => new Send(kind)),
        fc
          .tuple(fc.nat(20), fc.constantFrom<Answer>('ok', 'rotate', 'expired', 'refused', 'broken'), token)
          .map((args) => new Reply(...args)),
        fc.option(token, { nil: null }).map((value) => new Local(value)),
        fc.constant(new Compare()),
      ],
      { size: '+1' },
    )
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        const model: Model = { epoch: 0, token: null, ended: 0, began: 0 }
        const real = setUp(abortable)
        await fc.asyncModelRun(() => ({ model, real }), run)
        await new Compare().run(model, real)
        const { comparisons } = real
        expect(comparisons.map(({ actual }) => actual)).toEqual(comparisons.map(({ expected }) => expected))
      }),
      { numRuns: 300 },
    )
  },
)
