import type { SessionModel } from './sessionModel.ts'

export function useSession(): SessionModel {
  throw new Error('useSession is not built yet')
}
