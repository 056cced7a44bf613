import type { Scene } from '../svg/sheet.ts'

/** A word in a Chinese name, and the scenes that show what it says. */
export type Theme = readonly [word: RegExp, scenes: readonly [Scene, ...Scene[]]]

/** The compositions of one kind of venue. */
export interface SceneKind {
  /** Stands for the kind itself. */
  readonly cover: Scene
  /** All compositions by name. Their order decides which of equals comes first. */
  readonly scenes: Readonly<Record<string, Scene>>
  /** The first theme that fits a name counts; a scene may belong to another kind. */
  readonly themes: readonly Theme[]
}

/**
 * Chooses the scenes of a row of names: what a name says comes first; among equals the one that has served least, so that
 * neighbours differ.
 */
export function chooseScene(): (kind: SceneKind, name: string) => { scene: Scene; turn: number } {
  const served = new Map<Scene, number>()
  return ({ scenes, themes }, name) => {
    const theme = themes.find(([word]) => word.test(name))
    const candidates: readonly Scene[] = theme ? theme[1] : Object.values(scenes)
    const [first, ...rest] = candidates
    if (!first) throw new Error(`No scene fits "${name}", because its kind has none.`)
    const count = (scene: Scene) => served.get(scene) ?? 0
    const scene = rest.reduce((least, next) => (count(next) < count(least) ? next : least), first)
    const turn = count(scene)
    served.set(scene, turn + 1)
    return { scene, turn }
  }
}
