import { gameTypes } from '@koi/contract/gameTypes'
import { gameKindNames } from '@koi/contract/gameKindNames'
import { locales, setLocale } from '@koi/i18n'
import { afterEach, expect, test } from 'vitest'
import { gameKinds } from './gameKinds.ts'

afterEach(() => void setLocale('zh-CN', { reload: false }))

test.each(locales)('messages in %s name the kinds of game as the server does', async (locale) => {
  await setLocale(locale, { reload: false })
  for (const gameType of gameTypes) {
    expect(gameKinds[gameType].name(), gameType).toBe(gameKindNames[gameType][locale])
  }
})
