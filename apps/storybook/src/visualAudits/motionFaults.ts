/** Animations that still run although the player asked for less motion. */
export function motionFaults(): readonly string[] {
  return document
    .getAnimations()
    .filter((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      return animation.playState === 'running' && (iterations === Infinity || Number(duration) > 10)
    })
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return `reduced motion: ${target?.outerHTML.slice(0, 120) ?? 'an animation'} still moves`
    })
}
