import type { Scene } from '../scenes/scene.ts'
import { harbourNight } from './harbourNight.ts'
import { koiWaves } from './koiWaves.ts'
import { moonScroll } from './moonScroll.ts'

/** The banners of the home page. Each is drawn wide for desktop and taller for mobile; its left half stays calm for words. */
export const banners: readonly { readonly name: string; readonly scene: Scene }[] = [
  { name: 'koi-waves', scene: koiWaves },
  { name: 'harbour-night', scene: harbourNight },
  { name: 'moon-scroll', scene: moonScroll },
]
