import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/language.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { digitsOf } from './digits.ts'
import { type Country, useCountriesQuery } from './get-country-codes.ts'
import styles from './phone-field.module.css'
import { formatTyped, loadPhoneLibrary } from './phone-rules.ts'
import { caretBehind, splitInternational } from './typed-phone.ts'

type PhoneName = 'countryDialingCode' | 'mobileNum'

/** What the field needs of a form of react-hook-form with these two values; `form` itself fits. */
export interface PhoneForm {
  register: (name: PhoneName) => UseFormRegisterReturn
  setValue: (name: PhoneName, value: string, options?: { shouldDirty?: boolean; shouldValidate?: boolean }) => void
  watch: (name: PhoneName) => string | undefined
}

interface PhoneFieldProps {
  form: PhoneForm
  error: string | undefined
  label?: string
  /** Beside the label, at the end of the line: that it is optional. */
  aside?: ReactNode
  required?: boolean
  'data-autofocus'?: boolean
}

/** The countries by the names that the visitor's language has for them, in its order; the merchant's own stays first. */
function useNamedCountries(countries: readonly Country[] | undefined): (Country & { name: string })[] {
  const { tag } = useLanguage()
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const named = countries?.map((one) => ({ ...one, name: names.of(one.country) ?? one.country }))
  const [own, ...others] = named ?? []
  return own ? [own, ...others.sort((a, b) => compare(a.name, b.name))] : []
}

interface CountrySelectProps {
  countries: readonly Country[] | undefined
  value: Country | undefined
  onChange: (country: Country) => void
}

/** The browser's own list of countries under the dialling code. */
function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const { t } = useTranslation('auth')
  const named = useNamedCountries(countries)
  return (
    <span className={styles.country}>
      <bdi dir="ltr">+{value?.countryDialingCode}</bdi>
      <Icon name="chevron-down" size="tiny" />
      <select
        className={styles.control}
        aria-label={t('codes.country')}
        autoComplete="tel-country-code"
        disabled={!countries}
        value={value?.country}
        onChange={({ target }) => {
          const chosen = countries?.find(({ country }) => country === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {named.map(({ country, countryDialingCode, name }) => (
          <option key={country} value={country}>
            {name} (+{countryDialingCode})
          </option>
        ))}
      </select>
    </span>
  )
}

/** The country of the form's value, the merchant's own where there is none yet. */
function useChosenCountry(form: PhoneForm, countries: readonly Country[] | undefined) {
  const [chosen, setChosen] = useState<Country>()
  const code = form.watch('countryDialingCode') ?? ''
  const named = chosen?.countryDialingCode === code ? chosen : undefined
  const country = named ?? countries?.find(({ countryDialingCode }) => countryDialingCode === code) ?? countries?.[0]
  const dialingCode = country?.countryDialingCode
  const { setValue } = form
  useEffect(() => {
    if (dialingCode !== undefined && dialingCode !== code) setValue('countryDialingCode', dialingCode)
  }, [dialingCode, code, setValue])
  const choose = (next: Country) => {
    setChosen(next)
    setValue('countryDialingCode', next.countryDialingCode, { shouldDirty: true })
  }
  return { country, choose }
}

/** A mobile number: its country, and the rest as it is written there. */
export function PhoneField({ form, error, label, aside, ...rest }: PhoneFieldProps) {
  const { t } = useTranslation('auth')
  const id = useId()
  const { data: countries, isError, refetch } = useCountriesQuery()
  const { country, choose } = useChosenCountry(form, countries)
  const field = form.register('mobileNum')
  const hint = isError ? (
    <>
      {t('codes.countriesFailed')}{' '}
      <Button look="text" size="tiny" onClick={() => void refetch()}>
        {t('codes.countriesRetry')}
      </Button>
    </>
  ) : undefined
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const digitsBefore = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length
    const international = splitInternational(target.value, countries ?? [])
    if (international) choose(international.country)
    const code = (international?.country ?? country)?.countryDialingCode ?? ''
    const text = formatTyped(code, international?.national ?? latinDigits(target.value))
    if (text !== target.value) {
      target.value = text
      const caret = international ? text.length : caretBehind(digitsBefore, text)
      target.setSelectionRange(caret, caret)
    }
    void field.onChange(event)
  }
  return (
    <Field id={id} label={label ?? t('codes.mobile')} error={error} hint={hint} aside={aside}>
      <div className={styles.box} data-invalid={error ? '' : undefined} dir="ltr">
        <CountrySelect countries={countries} value={country} onChange={choose} />
        <input
          {...field}
          {...rest}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onFocus={() => void loadPhoneLibrary().catch(() => undefined)}
          onChange={onChange}
        />
      </div>
    </Field>
  )
}
