import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { RegisterCentre } from '../api/queries.ts'
import { plainRate, rateError } from '../lib/rate.ts'

interface RateFieldProps {
  centre: Pick<RegisterCentre, 'mostRate' | 'rateStep'>
  value: string
  onChange: (rate: string) => void
  isTried: boolean
}

/** The share of valid bets that the account gets back; what is left of the agent's own stays with the agent. */
export function RateField({ centre: { mostRate, rateStep }, value, onChange, isTried }: RateFieldProps) {
  const { t } = useTranslation('registerCentre')
  const wrong = rateError(value, mostRate, rateStep)
  const isShown = wrong && (isTried || wrong !== 'missing')
  return (
    <TextField
      label={t('rate.label')}
      aside={t('rate.most', { most: mostRate })}
      hint={t('rate.hint', { step: rateStep })}
      error={isShown ? t(`rate.wrong.${wrong}`, { most: mostRate, step: rateStep }) : undefined}
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
