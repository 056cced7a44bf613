import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Banner, DescriptionList, Field, IndexedPicker, Radio, RadioGroup, RegionPicker } from '@koi/ui'
import { useId } from 'react'
import { TextField } from '../forms/TextField.tsx'
import type { BindAlipayModel } from './useBindAlipay.ts'
import type { BindBankModel } from './useBindBank.ts'
import type { BindCoinModel } from './useBindCoin.ts'
import type { HolderModel } from './useHolder.ts'

type Ready<Model> = Extract<Model, { status: 'ready' }>

function HolderField({ holder }: { readonly holder: HolderModel }) {
  if (holder.fixed !== null)
    return <DescriptionList items={[{ term: m.accounts_holder(), value: holder.fixed }]} />
  return (
    <TextField
      field={holder}
      label={m.accounts_holder()}
      hint={m.accounts_holder_hint()}
      name="holder"
      autoComplete="name"
    />
  )
}

/** The holder, the bank, the number of the card, and where it was opened. */
export function BankFields({ holder, bank, number, region }: Ready<BindBankModel>) {
  const { grouped, error } = number
  return (
    <>
      <HolderField holder={holder} />
      <Field label={m.accounts_bank()} error={bank.error}>
        <IndexedPicker
          items={bank.items}
          value={bank.value}
          onValueChange={bank.onChange}
          placeholder={m.accounts_bank_choose()}
          searchPlaceholder={m.accounts_bank_search()}
          emptyText={m.accounts_bank_none()}
        />
      </Field>
      <TextField
        field={{ ...number, error: error !== null && grouped !== null ? `${error}：${grouped}` : error }}
        label={m.accounts_number()}
        hint={grouped ?? m.accounts_number_hint()}
        name="card"
        inputMode="numeric"
        autoComplete="off"
      />
      <Field label={m.accounts_region()} error={region.error}>
        <RegionPicker
          regions={region.regions}
          value={region.value}
          onValueChange={region.onChange}
          regionLabel={m.accounts_region_province()}
          partLabel={m.accounts_region_city()}
          placeholder={m.accounts_region_choose()}
        />
      </Field>
    </>
  )
}

/** The holder, and the phone number or e-mail address that names the Alipay account. */
export function AlipayFields({ holder, account }: Ready<BindAlipayModel>) {
  return (
    <>
      <HolderField holder={holder} />
      <TextField
        verbatim
        field={account}
        label={m.accounts_alipay()}
        hint={m.accounts_alipay_hint()}
        name="alipay"
        inputMode="email"
        autoComplete="off"
      />
    </>
  )
}

const addressHints = {
  TRC20: () => m.accounts_address_hint_trc20(),
  ERC20: () => m.accounts_address_hint_erc20(),
}

/** The network, and the address on it. */
export function CoinFields({ network, networks, onNetwork, address }: Ready<BindCoinModel>) {
  const name = useId()
  return (
    <>
      <RadioGroup label={m.accounts_network()} inline>
        {networks.map((option) => (
          <Radio
            key={option.network}
            name={name}
            boxed
            checked={option.network === network.network}
            onChange={() => onNetwork(option.network)}
            description={m.accounts_network_rate({ coin: option.coin, rate: formatAmount(option.rate) })}
          >
            {option.network}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        verbatim
        field={address}
        label={m.accounts_address()}
        hint={address.grouped ?? addressHints[network.network]()}
        name="address"
        autoComplete="off"
      />
      <Banner tone="warning">{m.accounts_network_note({ network: network.network })}</Banner>
    </>
  )
}
