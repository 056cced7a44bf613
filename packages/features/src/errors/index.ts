export { failureText } from './failureText.ts'
export { useFailureText } from './useFailureText.ts'
