import { callBack } from '../services/cashier/callBack.ts'
import { sendCallBack } from '../services/cashier/sendCallBack.ts'
import { credit } from '../services/deposit/credit.ts'
import { creditPayment } from '../services/deposit/creditPayment.ts'
import { expire } from '../services/deposit/expire.ts'
import { expireOrder } from '../services/deposit/expireOrder.ts'
import { remind } from '../services/deposit/remind.ts'
import { remindOrder } from '../services/deposit/remindOrder.ts'
import { deliver } from './deliver.ts'
import { handle } from './handle.ts'
import type { JobHandler } from './jobHandler.ts'

/** Work that deposits leave to the queue. */
export const depositJobs: readonly JobHandler[] = [
  handle(expireOrder, (trx, { ctx, payload }) => expire(trx, { ctx, input: payload })),
  handle(remindOrder, (trx, { ctx, payload }) => remind(trx, { ctx, input: payload })),
  handle(creditPayment, (trx, { ctx, payload }) => credit(trx, { ctx, input: payload })),
  deliver(callBack, ({ deps, ctx, payload }) => sendCallBack(deps, ctx, payload)),
]
