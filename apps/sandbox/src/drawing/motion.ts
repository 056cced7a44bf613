export interface Motion {
  /** Whether the player asked for less motion: pictures then change at once. */
  readonly reduced: boolean
  /** Animates towards the element's own style; does nothing with reduced motion. */
  animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | null
  /** Resolves after so many ms, shortened with reduced motion. A hidden page is not kept waiting for frames. */
  wait(ms: number): Promise<void>
  /** Resolves after so many ms, as long with reduced motion: time to read. */
  readonly pause: (ms: number) => Promise<void>
  /** Ms that only go forward. */
  readonly now: () => number
}

/** With reduced motion a round takes a sixth of its time and nothing moves. */
export function createMotion(window: Window): Motion {
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      window.setTimeout(resolve, ms)
    })
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  return {
    get reduced() {
      return query.matches
    },
    animate(element, frames, timing) {
      return query.matches ? null : element.animate(frames, { fill: 'backwards', ...timing })
    },
    wait: (ms) => pause(query.matches ? ms / 6 : ms),
    pause,
    now: () => window.performance.now(),
  }
}
