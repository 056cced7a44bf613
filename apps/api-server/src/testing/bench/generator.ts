import * as v from 'valibot'
import { hold } from './load/hold.ts'
import { order } from './load/orders.ts'
import { saturate } from './load/saturate.ts'

/** Sends load in a process of its own: takes orders over the channel, and answers each with what it saw. */
process.on('message', (message) => {
  void (async () => {
    const wanted = v.parse(order, message)
    process.send?.(wanted.kind === 'saturate' ? await saturate(wanted) : await hold(wanted))
  })()
})
process.once('disconnect', () => process.exit())
