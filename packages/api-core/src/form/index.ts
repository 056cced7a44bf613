export { encodeForm } from './encodeForm.ts'
export { isIncomplete } from './isIncomplete.ts'
