import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { plainRate, rateError } from './rate.ts'

/** Between what a rate may be: per cent with two places, as the gateway writes them. */
export interface RateBounds {
  least?: string
  most: string
  step: string
}

interface RateFieldProps {
  bounds: RateBounds
  value: string
  onChange: (rate: string) => void
  isTried: boolean
}

/** The share of valid bets that the account gets back; what is left of the agent's own stays with the agent. */
export function RateField({ bounds, value, onChange, isTried }: RateFieldProps) {
  const { t } = useTranslation('registerCentre')
  const { least = '0', most, step } = bounds
  const wrong = rateError(value, bounds)
  const isShown = wrong && (isTried || wrong !== 'missing')
  return (
    <TextField
      label={t('rate.label')}
      aside={t('rate.range', { least, most })}
      hint={t('rate.hint', { step })}
      error={isShown ? t(`rate.wrong.${wrong}`, { least, most, step }) : undefined}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      end={<span aria-hidden="true">%</span>}
      value={value}
      onChange={({ currentTarget }) => onChange(plainRate(currentTarget.value))}
    />
  )
}
