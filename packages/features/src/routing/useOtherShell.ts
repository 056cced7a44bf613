import type { OtherShellModel } from './otherShellModel.ts'

export function useOtherShell(): OtherShellModel {
  throw new Error('useOtherShell is not built yet')
}
