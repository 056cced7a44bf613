export { SignInCalendar } from './SignInCalendar.tsx'
export { SignInLoaded } from './SignInLoaded.tsx'
export { SignInButton, SignInMessage, signInNote, SignInSummary } from './SignInSummary.tsx'
export { type ReadySignIn, type SignInModel, useSignIn } from './useSignIn.ts'
