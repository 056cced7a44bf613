export { imageUrl } from './imageUrl.ts'
export { supportsWebp } from './supportsWebp.ts'
