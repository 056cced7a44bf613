/** Values that a member gives away once, and that nobody may read again; none of them is anywhere in the sources else. */
export const canarySecrets = {
  phone: '13977665544',
  holder: '慕容紫鹭',
  mail: 'amber.crane@mail.example',
  card: '6222023718465092132',
  alipay: 'violet.heron@mail.example',
  alipayPhone: '13766554433',
  tron: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  loginPassword: 'heron-8-violet',
  withdrawPassword: '908172',
} as const
