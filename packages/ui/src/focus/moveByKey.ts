const vertical: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const horizontal: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Which of `count` things a key moves to from the one at `index`, round the ends; null for any other key. */
export function moveByKey(
  key: string,
  index: number,
  count: number,
  axis: 'vertical' | 'horizontal',
): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = (axis === 'vertical' ? vertical : horizontal)[key]
  if (step === undefined) return null
  if (index < 0) return step > 0 ? 0 : count - 1
  return (index + step + count) % count
}
