import { eventually } from '@koi/testing'
import { act } from '@testing-library/react'
import { expect } from 'vitest'
import type { GameContainerModel } from '../game/useGameContainer.ts'
import type { LaunchModel } from '../game/useLaunch.ts'

/** Answers the question how much money goes along into a game: all of it unless an amount is given. */
export async function bringMoney(
  result: { readonly current: GameContainerModel | LaunchModel },
  amount?: bigint,
): Promise<void> {
  await eventually(() => expect(result.current.status).toBe('bring'))
  const question = result.current
  if (question.status !== 'bring') return
  act(() => question.onEnter(amount ?? question.available))
}
