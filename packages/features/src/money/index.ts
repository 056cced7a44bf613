export { AmountField } from './AmountField.tsx'
export { MoneyFlow, type MoneyFacts, type MoneyFlowForm, type MoneyOutcome } from './MoneyFlow.tsx'
export { amountText, typedAmount, useAmountField, type AmountFieldModel } from './useAmountField.ts'
export { useMoneyFlow, type MoneyFlowStep } from './useMoneyFlow.ts'
