export { koi } from './koi.ts'
