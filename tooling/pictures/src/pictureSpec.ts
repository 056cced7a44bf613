import type { Scene } from './scenes/scene.ts'

/** One picture to draw. */
export interface PictureSpec {
  /** Below `/pictures`, without ending; also the seed. */
  readonly path: string
  /** Size at 1x, in pixels. */
  readonly width: number
  readonly height: number
  readonly scene: Scene
  /** Which of the scene's palettes; counted on from the last picture of the same scene. */
  readonly turn: number
  /** What is not drawn on stays clear, for pictures that lie on any ground. */
  readonly transparent?: boolean
}
