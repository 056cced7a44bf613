export { isCardNumber } from './isCardNumber.ts'
export { isCoinAddress } from './isCoinAddress.ts'
export { isEthereumAddress } from './isEthereumAddress.ts'
export { isTronAddress } from './isTronAddress.ts'
