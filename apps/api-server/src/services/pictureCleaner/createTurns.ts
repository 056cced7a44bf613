import pLimit from 'p-limit'
import { PictureFault } from './PictureFault.ts'

/** Who may work at the same moment, who may wait, and for how long, in ms. */
interface TurnRules {
  readonly atOnce: number
  readonly waiting: number
  readonly patience: number
}

/** Does work when its turn comes. @throws PictureFault `picture-busy` where too many wait, or it has waited too long. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Makes turns for work that only a few can do at the same moment. Whoever gave up waiting takes no turn. */
export function createTurns({ atOnce, waiting, patience }: TurnRules): TakeTurn {
  const limit = pLimit(atOnce)
  return <Result>(work: () => Promise<Result>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    if (limit.pendingCount >= waiting) {
      reject(new PictureFault('picture-busy'))
      return promise
    }
    let waits = true
    const giveUp = setTimeout(() => {
      waits = false
      reject(new PictureFault('picture-busy'))
    }, patience)
    void limit(async () => {
      if (!waits) return
      clearTimeout(giveUp)
      await work().then(resolve, reject)
    })
    return promise
  }
}
