import { describe, expect, it } from 'vitest'
import { createOddsChoice } from './oddsChoice.ts'

function memory(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept))
  return {
    items,
    storage: () => ({
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
    }),
  }
}

describe('the choice of an odds format', () => {
  it('begins with decimal odds, and is remembered', () => {
    const { storage } = memory()
    const choice = createOddsChoice(storage)
    expect([choice.format, choice.write(250)]).toEqual(['decimal', '2.50'])
    choice.choose('malay')
    expect([choice.format, choice.write(250)]).toEqual(['malay', '−0.667'])
    expect(createOddsChoice(storage).format).toBe('malay')
  })

  it('a format that is not known any more is not taken from the memory', () => {
    expect(createOddsChoice(memory({ 'koi-odds-format': 'american' }).storage).format).toBe('decimal')
  })

  it('holds for the visit where storage is blocked', () => {
    const choice = createOddsChoice(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    choice.choose('hongKong')
    expect(choice.write(250)).toBe('1.50')
  })
})
