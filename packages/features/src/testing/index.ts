export { logInDemo } from './logInDemo.ts'
export { makeTestRuntime, type TestRuntime, type TestRuntimeOptions } from './makeTestRuntime.ts'
export { playRounds, type Played } from './playRounds.ts'
export { renderFeature } from './renderFeature.tsx'
