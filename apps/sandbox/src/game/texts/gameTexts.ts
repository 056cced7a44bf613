import type { Session } from '../calls/gameCalls.ts'
import { chineseTexts, type GameTexts } from './chineseTexts.ts'
import { englishTexts } from './englishTexts.ts'

/** Texts of the game page in both languages. */
export const gameTexts: Readonly<Record<Session['locale'], GameTexts>> = {
  'zh-CN': chineseTexts,
  en: englishTexts,
}
