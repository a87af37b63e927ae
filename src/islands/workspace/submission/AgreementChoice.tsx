import { formatPrice } from '../../../domain/account/money.ts'
import { Checkbox } from '../../ui/index.ts'

interface AgreementChoiceProps {
  /** In dollars for a document; null: not offered. */
  price: number | null
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function AgreementChoice({ price, checked, disabled = false, onChange }: AgreementChoiceProps) {
  if (price === null && !checked) return null
  return (
    <Checkbox
      label={`Ask three times, ${price === null ? 'no longer offered' : `for ${formatPrice(price)}`}`}
      hint="With the rules in a different order each time. Each finding shows whether the answers agree."
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
