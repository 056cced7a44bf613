import { contract } from '@koi/contract'
import { listFeedback } from '../../services/feedback/listFeedback.ts'
import { sendFeedback } from '../../services/feedback/sendFeedback.ts'
import { storePicture } from '../../services/picture/storePicture.ts'
import { memberRoute, pageOf } from './route.ts'

export const feedbackRoutes = [
  memberRoute(contract.upload, ({ ctx, memberId }, { file }) =>
    storePicture({ ctx, input: { memberId, file } }),
  ),
  memberRoute(contract.sendFeedback, ({ ctx, memberId, locale }, { pictures = [], ...input }) =>
    sendFeedback({ ctx, input: { ...input, memberId, locale, pictures } }),
  ),
  memberRoute(contract.feedbackList, ({ ctx, memberId }, input) =>
    listFeedback({ ctx, input: { memberId, ...pageOf(input) } }),
  ),
]
