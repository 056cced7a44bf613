import { useDispatch } from 'react-redux'
import type { StoreDispatch } from './storeDispatch.ts'

export const useStoreDispatch = useDispatch.withTypes<StoreDispatch>()
