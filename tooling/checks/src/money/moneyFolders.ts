/** Where every piece of text that could become a number is an amount, or excused in `notMoney.ts`. */
export const moneyFolders: readonly RegExp[] = [
  /^apps\/api-server\/src\/rules\//,
  /^apps\/api-server\/src\/services\/(cashier|deposit|ledger|member|money|record|round|wallet|withdraw)\//,
  /^apps\/api-server\/src\/sandbox\/page\/client\/money\//,
  /^apps\/web-[a-z]+\/src\/screens\/(betRecord|deposit|transfer|withdraw)\//,
  /^packages\/api-core\/src\/amount\//,
  /^packages\/contract\/src\/(deposit|money|wallet|withdraw)\//,
  /^packages\/features\/src\/(balance|deposit|money|records|transfer|withdraw)\//,
  /^packages\/store\/src\/(deposit|money|wallet|withdraw)\//,
  /^packages\/ui\/src\/(AmountInput|Money)\//,
]
