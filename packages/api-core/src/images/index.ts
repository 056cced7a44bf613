export { imageUrl, supportsWebp } from './images.ts'
