export { jade } from './jade.ts'
