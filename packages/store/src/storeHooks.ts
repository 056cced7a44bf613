import { useDispatch, useSelector } from 'react-redux'
import type { RootState, StoreDispatch } from './rootState.ts'

export const useStoreSelector = useSelector.withTypes<RootState>()

export const useStoreDispatch = useDispatch.withTypes<StoreDispatch>()
