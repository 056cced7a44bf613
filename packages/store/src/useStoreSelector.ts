import { useSelector } from 'react-redux'
import type { RootState } from './rootState.ts'

export const useStoreSelector = useSelector.withTypes<RootState>()
