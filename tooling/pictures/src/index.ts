export { drawSvg } from './drawSvg.ts'
export { listPictures } from './listPictures.ts'
export type { PictureSpec } from './pictureSpec.ts'
export { renderPicture } from './renderPicture.ts'
