export { cardNumberLength, isCardNumber } from './isCardNumber.ts'
export { isCoinAddress, isEthereumAddress, isTronAddress } from './isCoinAddress.ts'
