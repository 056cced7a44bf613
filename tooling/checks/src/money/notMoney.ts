/** Files in which something that is no amount becomes a number, or is one under an amount's name: the file, and what it is. */
export const notMoney: Readonly<Record<string, string>> = {
  'apps/api-server/src/rules/payTable.ts': 'a return to player, in hundredths of a percent',
  'apps/api-server/src/services/deposit/listOrders.ts': 'rows',
  'apps/api-server/src/services/member/countMessages.ts': 'rows',
  'apps/api-server/src/services/withdraw/readTerms.ts': 'how many times a deposit is to be wagered',
  'apps/web-desktop/src/screens/betRecord/BetFilterBar.tsx': 'the id of a venue',
  'apps/web-desktop/src/screens/transfer/WalletPair.tsx': 'the id of a venue',
  'apps/web-mobile/src/screens/betRecord/FilterSheet.tsx': 'the id of a venue',
  'apps/web-mobile/src/screens/transfer/TransferForm.tsx': 'the id of a venue',
  'packages/contract/src/payout/decodeBase58.ts': 'bytes',
  'packages/features/src/deposit/mayChange.ts': 'milliseconds by state',
  'packages/ui/src/LineChart/niceTicks.ts': 'places on an axis',
}
