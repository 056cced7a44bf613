export { contract, type Contract } from './contract.ts'
export { forgetPassword } from './auth/forgetPassword.ts'
export { login } from './auth/login.ts'
export { logout } from './auth/logout.ts'
export { phoneAreas } from './auth/phoneAreas.ts'
export { preInfo } from './auth/preInfo.ts'
export { register } from './auth/register.ts'
export { registrationContacts } from './auth/registrationContacts.ts'
export { sendSms } from './auth/sendSms.ts'
export { cancelDeposit } from './deposit/cancelDeposit.ts'
export { claimDeposit } from './deposit/claimDeposit.ts'
export { createDeposit } from './deposit/createDeposit.ts'
export { depositChannels } from './deposit/depositChannels.ts'
export { depositDetail } from './deposit/depositDetail.ts'
export { depositList } from './deposit/depositList.ts'
export { openCashier } from './deposit/openCashier.ts'
export { moneyOutcome } from './money/moneyOutcome.ts'
export { currentGame } from './game/currentGame.ts'
export { gameList } from './game/gameList.ts'
export { launch } from './game/launch.ts'
export { leave } from './game/leave.ts'
export { matchList } from './match/matchList.ts'
export { matchesComing } from './match/matchesComing.ts'
export { balance } from './member/balance.ts'
export { heartbeat } from './member/heartbeat.ts'
export { messageCount } from './member/messageCount.ts'
export { token } from './member/token.ts'
export { vip } from './member/vip.ts'
export { vipLevels } from './member/vipLevels.ts'
export { newsDetail } from './news/newsDetail.ts'
export { newsList } from './news/newsList.ts'
export { applyDepositBonus } from './promo/applyDepositBonus.ts'
export { applyStandaloneBonus } from './promo/applyStandaloneBonus.ts'
export { exchangeGift } from './promo/exchangeGift.ts'
export { giftTurnover } from './promo/giftTurnover.ts'
export { joinPromo } from './promo/joinPromo.ts'
export { makeUpSignIn } from './promo/makeUpSignIn.ts'
export { promoDetail } from './promo/promoDetail.ts'
export { promoFlags } from './promo/promoFlags.ts'
export { promoJoined } from './promo/promoJoined.ts'
export { promoList } from './promo/promoList.ts'
export { promoRecord } from './promo/promoRecord.ts'
export { promoRules } from './promo/promoRules.ts'
export { rechargeRewards } from './promo/rechargeRewards.ts'
export { secondNav } from './promo/secondNav.ts'
export { signIn } from './promo/signIn.ts'
export { signInInfo } from './promo/signInInfo.ts'
export { topCovers } from './promo/topCovers.ts'
export { betRecord } from './record/betRecord.ts'
export { statistics } from './site/statistics.ts'
export { upload } from './site/upload.ts'
export { recycle } from './wallet/recycle.ts'
export { setAutoTransfer } from './wallet/setAutoTransfer.ts'
export { transfer } from './wallet/transfer.ts'
export { walletList } from './wallet/walletList.ts'
export { coinProtocols } from './withdraw/coinProtocols.ts'
export { payoutAccounts } from './withdraw/payoutAccounts.ts'
export { payoutBanks } from './withdraw/payoutBanks.ts'
export { removeCoinAccount } from './withdraw/removeCoinAccount.ts'
export { changeWithdrawPassword } from './withdraw/changeWithdrawPassword.ts'
export { requestWithdrawal } from './withdraw/requestWithdrawal.ts'
export { resetWithdrawPassword } from './withdraw/resetWithdrawPassword.ts'
export { setWithdrawPassword } from './withdraw/setWithdrawPassword.ts'
export { withdrawTerms } from './withdraw/withdrawTerms.ts'
export { withdrawalDetail } from './withdraw/withdrawalDetail.ts'
export { withdrawalList } from './withdraw/withdrawalList.ts'
export { bindAlipay } from './account/bindAlipay.ts'
export { bindBank } from './account/bindBank.ts'
export { bindCoin } from './account/bindCoin.ts'
export { memberSms } from './account/memberSms.ts'
export { preferAccount } from './account/preferAccount.ts'
export { regions } from './account/regions.ts'
export { removeAccount } from './account/removeAccount.ts'
export { withdrawPasswordConfig } from './withdraw/withdrawPasswordConfig.ts'
export { runningGame, type RunningGame } from './game/currentGame.ts'
export { gameModes } from './game/launch.ts'
export { game, type Game } from './game/game.ts'
export { venue, type Venue } from './game/venue.ts'
export { venueStatus, type VenueStatus } from './game/venueStatus.ts'
export { memberInfo, type MemberInfo } from './member/memberInfo.ts'
export { bet, betStates, type Bet } from './record/betRecord.ts'
export { smsPurposes } from './auth/sendSms.ts'
export { article, type Article } from './news/article.ts'
export { match, type Match } from './match/match.ts'
export { promotion, type Promotion } from './promo/promotion.ts'
export {
  payoutAccount,
  payoutKinds,
  payoutTarget,
  type PayoutAccount,
  type PayoutKind,
  type PayoutTarget,
} from './withdraw/payoutAccount.ts'
export { coinNetworks, type CoinNetwork } from './withdraw/coinNetwork.ts'
export {
  rejectionReasons,
  withdrawalStates,
  type RejectionReason,
  type Withdrawal,
  type WithdrawalState,
} from './withdraw/withdrawal.ts'
export { memberSmsPurposes } from './account/memberSms.ts'
export { alipayAccount } from './rules/alipayAccount.ts'
export { holderName } from './rules/holderName.ts'
export { withdrawPassword } from './rules/withdrawPassword.ts'
export { depositChannelIds, type DepositChannel, type DepositChannelId } from './deposit/depositChannel.ts'
export {
  depositPaymentKinds,
  depositStates,
  depositSteps,
  type DepositOrder,
  type DepositPaymentKind,
  type DepositState,
  type DepositStep,
} from './deposit/depositOrder.ts'
export { type DepositReceiver } from './deposit/depositReceiver.ts'
export { account } from './rules/account.ts'
export { inviteCode } from './rules/inviteCode.ts'
export { password } from './rules/password.ts'
export { phone } from './rules/phone.ts'
export { phoneArea } from './rules/phoneArea.ts'
export { smsCode } from './rules/smsCode.ts'
export { calendarDate } from './schema/calendarDate.ts'
export { gameType, gameTypes, type GameType } from './schema/gameType.ts'
export { commonErrors } from './errors/commonErrors.ts'
export { errorCodes, type ErrorCode } from './errors/errorCodes.ts'
export { isErrorCode } from './errors/isErrorCode.ts'
export {
  redeemInput,
  redeemReply,
  settleInput,
  settleReply,
  stakeInput,
  stakeReply,
} from './sandbox/rounds.ts'
export { frameMessage, shellMessage, type FrameMessage, type ShellMessage } from './sandbox/frameMessage.ts'
export {
  cashierAct,
  cashierActions,
  cashierSession,
  cashierTicket,
  depositEvent,
  type CashierAction,
  type DepositEvent,
} from './sandbox/cashier.ts'
