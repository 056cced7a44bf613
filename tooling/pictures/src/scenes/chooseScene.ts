import type { GameType } from '@koi/api-server/catalogue'
import type { Scene } from './scene.ts'
import { scenesOf } from './scenesOf.ts'
import { themes } from './themes.ts'

/**
 * Chooses the scenes of a row of names: what a name says comes first; among equals the one that has served least, so that
 * neighbours differ.
 */
export function chooseScene(): (kind: GameType, name: string) => { scene: Scene; turn: number } {
  const served = new Map<Scene, number>()
  return (kind, name) => {
    const theme = themes[kind].find(([word]) => word.test(name))
    const candidates: readonly Scene[] = theme ? theme[1] : Object.values(scenesOf[kind])
    const [first, ...rest] = candidates
    if (!first) throw new Error(`There is no scene for venues of the kind "${kind}".`)
    const count = (scene: Scene) => served.get(scene) ?? 0
    const scene = rest.reduce((least, next) => (count(next) < count(least) ? next : least), first)
    const turn = count(scene)
    served.set(scene, turn + 1)
    return { scene, turn }
  }
}
