import { configureStore, createAction, createSlice } from '@reduxjs/toolkit'
import { eventually } from '@koi/testing'
import { expect, test } from 'vitest'
import { createFollowUps } from './createFollowUps.ts'

const counter = createSlice({ name: 'counter', initialState: 0, reducers: { counted: (count) => count + 1 } })
const { counted } = counter.actions
const reset = createAction<{ readonly why: string }>('reset')

function page() {
  const logged: unknown[] = []
  const { middleware, followUp, stop } = createFollowUps<{ readonly counter: number }>({
    warn: () => {},
    error: (message) => void logged.push(message),
  })
  const store = configureStore({
    reducer: { counter: counter.reducer },
    middleware: (defaults) => defaults().prepend(middleware),
  })
  return { store, followUp, stop, logged }
}

test('what follows from an action finds the state that the action has made', () => {
  const { store, followUp } = page()
  const seen: number[] = []
  followUp(counted.match, (_, { getState }) => void seen.push(getState().counter))
  store.dispatch(counted())
  store.dispatch(counted())
  expect(seen).toEqual([1, 2])
})

test('an effect is given the action, and may dispatch others', () => {
  const { store, followUp } = page()
  followUp(reset.match, ({ payload }, { dispatch }) => payload.why === 'test' && dispatch(counted()))
  store.dispatch(reset({ why: 'other' }))
  store.dispatch(reset({ why: 'test' }))
  expect(store.getState().counter).toBe(1)
})

test('a fault is logged and disturbs neither the others nor who dispatched', async () => {
  const { store, followUp, logged } = page()
  const ran: string[] = []
  followUp(counted.match, () => {
    throw new Error('at once')
  })
  followUp(counted.match, () => Promise.reject(new Error('later')))
  followUp(counted.match, () => void ran.push('third'))
  store.dispatch(counted())
  expect(ran).toEqual(['third'])
  await eventually(() => expect(logged).toHaveLength(2))
})

test('nothing follows any more after the end', () => {
  const { store, followUp, stop } = page()
  const ran: string[] = []
  followUp(counted.match, () => void ran.push('ran'))
  stop()
  store.dispatch(counted())
  expect(ran).toEqual([])
})
