/** Integers that are no amounts, and may become numbers: the file, and what it counts. */
export const notMoney: Readonly<Record<string, string>> = {
  'apps/api-server/src/rules/payTable.ts': 'a return to player, in hundredths of a percent',
  'apps/api-server/src/services/deposit/listOrders.ts': 'rows',
  'apps/api-server/src/services/member/countMessages.ts': 'rows',
  'apps/api-server/src/services/withdraw/readTerms.ts': 'how many times a deposit is to be wagered',
  'packages/contract/src/payout/decodeBase58.ts': 'bytes',
  'packages/ui/src/LineChart/niceTicks.ts': 'places on an axis',
}
