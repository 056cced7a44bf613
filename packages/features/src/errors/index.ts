export { failureText, useFailureText } from './failureText.ts'
