import { vipBadge } from './badges/vipBadge.ts'
import { vipLevels } from './badges/vipLevels.ts'
import { bankMark } from './bankMarks/bankMark.ts'
import { bankMarks } from './bankMarks/bankMarks.ts'
import { crest } from './crests/crest.ts'
import { crestCount } from './crests/crestCount.ts'
import type { PictureSpec } from './pictureSpec.ts'
import type { Scene } from './scenes/scene.ts'

const clear = (path: string, side: number, scene: Scene, turn = 0): PictureSpec => ({
  path,
  width: side,
  height: side,
  scene,
  turn,
  transparent: true,
})

/** The small pictures that lie on any ground: crests, badges of levels, marks of banks and coins. */
export function listMarks(): PictureSpec[] {
  return [
    ...Array.from({ length: crestCount }, (_, index) =>
      clear(`crests/c${String(index + 1).padStart(2, '0')}`, 64, crest, index),
    ),
    ...vipLevels.map((level) => clear(`vip/${level}`, 96, vipBadge(level))),
    ...Object.entries(bankMarks).map(([code, mark]) => clear(`banks/${code}`, 64, bankMark(mark))),
  ]
}
