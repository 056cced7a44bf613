import type { Letter } from './letters.ts'

type Hue = 'blue' | 'red' | 'green' | 'purple' | 'neutral'

/** A mark to draw: one or two letters, the hue of its group (D11), and the letter of a coin's network. */
export interface BankMark {
  readonly letters: readonly Letter[]
  readonly hue: Hue
  readonly network?: Letter
}

const mark = (hue: Hue, ...letters: Letter[]): BankMark => ({ hue, letters })

/** By the code they are asked for with: banks, Alipay, and USDT by network. */
export const bankMarks: Readonly<Record<string, BankMark>> = {
  ccb: mark('blue', 'C', 'B'),
  cib: mark('blue', 'C', 'I'),
  spdb: mark('blue', 'S', 'P'),
  bcm: mark('blue', 'B', 'M'),
  cmbc: mark('blue', 'M', 'B'),
  icbc: mark('red', 'I', 'C'),
  boc: mark('red', 'B', 'O'),
  cgb: mark('red', 'C', 'G'),
  cncb: mark('red', 'C', 'N'),
  hb: mark('red', 'H', 'B'),
  cmb: mark('red', 'C', 'M'),
  pab: mark('red', 'P', 'A'),
  psbc: mark('green', 'P', 'S'),
  abc: mark('green', 'A', 'B'),
  ceb: mark('purple', 'C', 'E'),
  bob: mark('neutral', 'B', 'B'),
  bohai: mark('neutral', 'B', 'H'),
  bos: mark('neutral', 'B', 'S'),
  cdb: mark('neutral', 'C', 'D'),
  czb: mark('neutral', 'C', 'Z'),
  hfb: mark('neutral', 'H', 'F'),
  hzb: mark('neutral', 'H', 'Z'),
  jsb: mark('neutral', 'J', 'S'),
  nbcb: mark('neutral', 'N', 'B'),
  njcb: mark('neutral', 'N', 'J'),
  alipay: mark('neutral', 'A', 'L'),
  usdt: mark('neutral', 'U'),
  'usdt-trc20': { ...mark('neutral', 'U'), network: 'T' },
  'usdt-erc20': { ...mark('neutral', 'U'), network: 'E' },
}
