import { contract } from '@koi/contract'
import {
  markBoxRead,
  markRead,
  removeMessage,
  restoreMessage,
} from '../../services/message/changeMessages.ts'
import { countMessages } from '../../services/message/countMessages.ts'
import { listMessages, readMessage } from '../../services/message/readMessages.ts'
import { memberRoute, pageOf } from './route.ts'

export const messageRoutes = [
  memberRoute(contract.messageCount, ({ ctx, memberId, brand }) =>
    countMessages({ ctx, input: { memberId, brand: brand.d } }),
  ),
  memberRoute(contract.messageList, ({ ctx, memberId, brand, locale }, { box, ...page }) =>
    listMessages({ ctx, input: { memberId, brand: brand.d, locale, box, ...pageOf(page) } }),
  ),
  memberRoute(contract.messageDetail, ({ ctx, memberId, locale }, { id }) =>
    readMessage({ ctx, input: { memberId, locale, id } }),
  ),
  memberRoute(contract.readMessage, ({ ctx, memberId }, { id }) =>
    markRead({ ctx, input: { memberId, id } }),
  ),
  memberRoute(contract.readBox, ({ ctx, memberId }, { box }) =>
    markBoxRead({ ctx, input: { memberId, box } }),
  ),
  memberRoute(contract.removeMessage, ({ ctx, memberId }, { id }) =>
    removeMessage({ ctx, input: { memberId, id } }),
  ),
  memberRoute(contract.restoreMessage, ({ ctx, memberId }, { id }) =>
    restoreMessage({ ctx, input: { memberId, id } }),
  ),
]
