import { moveByKey } from '../focus/moveByKey.ts'
import type { ListboxOption } from './listboxOption.ts'

const pageSize = 8

function keyTarget(key: string, active: number, count: number): number | null {
  if (key === 'PageDown') return Math.min(count - 1, active + pageSize)
  if (key === 'PageUp') return Math.max(0, active - pageSize)
  return moveByKey(key, active, count, 'vertical')
}

/** The option a key moves to from the active one, over those that cannot be chosen; null for any other key. */
export function nextOption(
  key: string,
  active: number,
  options: readonly Pick<ListboxOption, 'disabled'>[],
): number | null {
  const target = keyTarget(key, active, options.length)
  if (target === null || !options[target]?.disabled) return target
  const back = key === 'ArrowUp' || key === 'End' || key === 'PageDown'
  const order = options.map((_, step) => (target + (back ? -step : step) + options.length) % options.length)
  return order.find((index) => !options[index]?.disabled) ?? null
}
