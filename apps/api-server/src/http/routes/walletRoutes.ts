import { contract } from '@koi/contract'
import { settleOutcome } from '../../services/money/outcome.ts'
import { recycle } from '../../services/wallet/recycle.ts'
import { transfer } from '../../services/wallet/transfer.ts'
import { listWallets, setAutoTransfer } from '../../services/wallet/wallets.ts'
import { memberRoute } from './route.ts'

export const walletRoutes = [
  memberRoute(contract.walletList, ({ ctx, memberId, locale }, { show }) =>
    listWallets({ ctx, input: { memberId, show, locale } }),
  ),
  memberRoute(contract.transfer, ({ ctx, memberId, key }, input) => {
    const { from, to, amount, confirm_duplicate: confirmDuplicate = false } = input
    return transfer({ ctx, input: { memberId, key, from, to, amount, confirmDuplicate } })
  }),
  memberRoute(contract.recycle, ({ ctx, memberId, key }) => recycle({ ctx, input: { memberId, key } })),
  memberRoute(contract.setAutoTransfer, ({ ctx, memberId }, { enabled }) =>
    setAutoTransfer({ ctx, input: { memberId, enabled } }),
  ),
  memberRoute(contract.moneyOutcome, ({ ctx, memberId }, { key }) =>
    settleOutcome({ ctx, input: { memberId, key } }),
  ),
]
