import { bindAlipay } from './account/bindAlipay.ts'
import { bindBank } from './account/bindBank.ts'
import { bindCoin } from './account/bindCoin.ts'
import { memberSms } from './account/memberSms.ts'
import { preferAccount } from './account/preferAccount.ts'
import { regions } from './account/regions.ts'
import { removeAccount } from './account/removeAccount.ts'
import { forgetPassword } from './auth/forgetPassword.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { phoneAreas } from './auth/phoneAreas.ts'
import { preInfo } from './auth/preInfo.ts'
import { register } from './auth/register.ts'
import { registrationContacts } from './auth/registrationContacts.ts'
import { sendSms } from './auth/sendSms.ts'
import { cancelDeposit } from './deposit/cancelDeposit.ts'
import { claimDeposit } from './deposit/claimDeposit.ts'
import { createDeposit } from './deposit/createDeposit.ts'
import { depositChannels } from './deposit/depositChannels.ts'
import { depositDetail } from './deposit/depositDetail.ts'
import { depositList } from './deposit/depositList.ts'
import { openCashier } from './deposit/openCashier.ts'
import { currentGame } from './game/currentGame.ts'
import { gameList } from './game/gameList.ts'
import { launch } from './game/launch.ts'
import { leave } from './game/leave.ts'
import { matchList } from './match/matchList.ts'
import { matchesComing } from './match/matchesComing.ts'
import { balance } from './member/balance.ts'
import { heartbeat } from './member/heartbeat.ts'
import { messageCount } from './member/messageCount.ts'
import { token } from './member/token.ts'
import { vip } from './member/vip.ts'
import { vipLevels } from './member/vipLevels.ts'
import { moneyOutcome } from './money/moneyOutcome.ts'
import { newsDetail } from './news/newsDetail.ts'
import { newsList } from './news/newsList.ts'
import { applyDepositBonus } from './promo/applyDepositBonus.ts'
import { applyStandaloneBonus } from './promo/applyStandaloneBonus.ts'
import { exchangeGift } from './promo/exchangeGift.ts'
import { giftTurnover } from './promo/giftTurnover.ts'
import { joinPromo } from './promo/joinPromo.ts'
import { makeUpSignIn } from './promo/makeUpSignIn.ts'
import { promoDetail } from './promo/promoDetail.ts'
import { promoFlags } from './promo/promoFlags.ts'
import { promoJoined } from './promo/promoJoined.ts'
import { promoList } from './promo/promoList.ts'
import { promoRecord } from './promo/promoRecord.ts'
import { promoRules } from './promo/promoRules.ts'
import { rechargeRewards } from './promo/rechargeRewards.ts'
import { secondNav } from './promo/secondNav.ts'
import { signIn } from './promo/signIn.ts'
import { signInInfo } from './promo/signInInfo.ts'
import { topCovers } from './promo/topCovers.ts'
import { betRecord } from './record/betRecord.ts'
import { statistics } from './site/statistics.ts'
import { upload } from './site/upload.ts'
import { recycle } from './wallet/recycle.ts'
import { setAutoTransfer } from './wallet/setAutoTransfer.ts'
import { transfer } from './wallet/transfer.ts'
import { walletList } from './wallet/walletList.ts'
import { changeWithdrawPassword } from './withdraw/changeWithdrawPassword.ts'
import { requestWithdrawal } from './withdraw/requestWithdrawal.ts'
import { resetWithdrawPassword } from './withdraw/resetWithdrawPassword.ts'
import { setWithdrawPassword } from './withdraw/setWithdrawPassword.ts'
import { withdrawTerms } from './withdraw/withdrawTerms.ts'
import { withdrawalDetail } from './withdraw/withdrawalDetail.ts'
import { withdrawalList } from './withdraw/withdrawalList.ts'
import { coinProtocols } from './withdraw/coinProtocols.ts'
import { payoutAccounts } from './withdraw/payoutAccounts.ts'
import { payoutBanks } from './withdraw/payoutBanks.ts'
import { removeCoinAccount } from './withdraw/removeCoinAccount.ts'
import { withdrawPasswordConfig } from './withdraw/withdrawPasswordConfig.ts'

/** Every call that a client may make, by its name in code. */
export const contract = {
  forgetPassword,
  login,
  logout,
  phoneAreas,
  preInfo,
  register,
  registrationContacts,
  sendSms,
  currentGame,
  gameList,
  launch,
  leave,
  matchList,
  matchesComing,
  balance,
  heartbeat,
  messageCount,
  token,
  vip,
  vipLevels,
  newsDetail,
  newsList,
  applyDepositBonus,
  applyStandaloneBonus,
  exchangeGift,
  giftTurnover,
  joinPromo,
  makeUpSignIn,
  promoDetail,
  promoFlags,
  promoJoined,
  promoList,
  promoRecord,
  promoRules,
  rechargeRewards,
  secondNav,
  signIn,
  signInInfo,
  topCovers,
  betRecord,
  statistics,
  upload,
  recycle,
  setAutoTransfer,
  transfer,
  walletList,
  cancelDeposit,
  claimDeposit,
  createDeposit,
  depositChannels,
  depositDetail,
  depositList,
  openCashier,
  moneyOutcome,
  coinProtocols,
  payoutAccounts,
  payoutBanks,
  removeCoinAccount,
  withdrawPasswordConfig,
  changeWithdrawPassword,
  requestWithdrawal,
  resetWithdrawPassword,
  setWithdrawPassword,
  withdrawTerms,
  withdrawalDetail,
  withdrawalList,
  bindAlipay,
  bindBank,
  bindCoin,
  memberSms,
  preferAccount,
  regions,
  removeAccount,
}

export type Contract = typeof contract
