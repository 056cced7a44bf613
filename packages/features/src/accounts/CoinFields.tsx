import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Banner, Field, Radio, RadioGroup, TextInput } from '@koi/ui'
import { useId } from 'react'
import type { BindCoinModel } from './bindModel.ts'
import { groupedText } from './groupedText.ts'

export interface CoinFieldsProps {
  readonly form: Extract<BindCoinModel, { status: 'ready' }>
}

const hints = {
  TRC20: () => m.accounts_address_hint_trc20(),
  ERC20: () => m.accounts_address_hint_erc20(),
}

/** The network, and the address on it. */
export function CoinFields({ form: { network, networks, onNetwork, address } }: CoinFieldsProps) {
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
      <Field
        label={m.accounts_address()}
        hint={address.value.trim() === '' ? hints[network.network]() : groupedText(address.value.trim())}
        error={address.error}
      >
        <TextInput
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={address.value}
          onValueChange={address.onChange}
          onBlur={address.onBlur}
        />
      </Field>
      <Banner tone="warning">{m.accounts_network_note({ network: network.network })}</Banner>
    </>
  )
}
