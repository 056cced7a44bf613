import { expect, it } from 'vitest'
import { ORDER } from './order.ts'

it('is the order of the pipeline, outermost first', () => {
  expect(ORDER.map((make) => make.name)).toEqual([
    'observing', // sees every outcome as the caller does
    'epochGuard', // judges the epoch last, as near to the caller as can be
    'encoding', // a bad input fails before anything is sent
    'senderHeaders',
    'custom', // sees requests complete, and replies validated
    'sharing', // one request for all, with everything below done once
    'validating',
    'deadline', // one time for all tries and the body
    'retrying',
    'envelope', // reads the body
    'token', // anew at each try; keeps headers as they arrive
  ])
})
