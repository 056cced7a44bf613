import { contract } from '@koi/contract'
import { listStatistics } from '../../services/site/listStatistics.ts'
import { route } from '../route.ts'

export const siteRoutes = [route(contract.statistics, ({ ctx }) => listStatistics({ ctx }))]
