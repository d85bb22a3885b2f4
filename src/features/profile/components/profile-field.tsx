import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/account/parts/select-field.tsx'
import { site } from '#src/config/site.ts'
import { Field } from '#src/ui/fields/field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { ProfileForm } from '../hooks/use-profile-form.ts'
import type { KnownField } from '../lib/profile-rules.ts'
import styles from './profile-field.module.css'

/** What browsers fill in by themselves. */
const autoComplete: Readonly<Partial<Record<KnownField['name'], string>>> = {
  fullname: 'name',
  nickname: 'nickname',
  birthday: 'bday',
  address: 'street-address',
  email: 'email',
  mobile: 'tel',
}

/** Names, numbers and addresses that run from left to right in every language. */
const isCode = ({ name }: KnownField) =>
  ![
    'fullname',
    'nickname',
    'birthday',
    'placeOfBirth',
    'address',
    'nationality',
    'occupation',
    'sourceOfIncome',
  ].includes(name)

function Bound({ field }: { field: KnownField }) {
  const { t } = useTranslation('profile')
  const id = useId()
  const shown = field.choices?.find(({ code }) => code === field.value)?.name ?? field.value
  return (
    <Field id={id} label={t(`field.${field.name}`)}>
      <div className={styles.bound}>
        <input
          id={id}
          readOnly
          className={styles.value}
          value={shown}
          dir={isCode(field) || field.name === 'birthday' ? 'ltr' : 'auto'}
          aria-describedby={`${id}-bound`}
        />
        <Icon name="lock" size="small" className={styles.lock} />
        <span id={`${id}-bound`} hidden>
          {t('bound')}
        </span>
      </div>
    </Field>
  )
}

/** One personal detail: to be typed, to be chosen, or bound for good. */
export function ProfileField({ field, form }: { field: KnownField; form: ProfileForm }) {
  const { t } = useTranslation('profile')
  if (field.isBound) return <Bound field={field} />
  const reward = site.promotions.zaloReward
  const hints: Partial<Record<KnownField['name'], string>> = {
    mobile: t('hint.mobile'),
    ...(reward !== undefined && { zalo: t('hint.zalo', { reward }) }),
  }
  const shared = {
    label: t(`field.${field.name}`),
    value: form.typedIn(field),
    error: form.errorOf(field),
    hint: hints[field.name],
    aside: field.isOnce && <span className={styles.once}>{t('once')}</span>,
  }
  if (field.choices)
    return (
      <SelectField
        {...shared}
        nothing={t('choose')}
        choices={field.choices}
        onChange={(event) => form.set(field, event.target.value)}
      />
    )
  return (
    <TextField
      {...shared}
      type={typeOf(field)}
      dir={isCode(field) ? 'ltr' : undefined}
      autoComplete={autoComplete[field.name] ?? 'off'}
      autoCapitalize={isCode(field) ? 'none' : undefined}
      spellCheck={false}
      maxLength={field.maxLength}
      {...(field.name === 'birthday' && { min: '1900-01-01', max: form.last })}
      onChange={(event) => form.set(field, event.target.value)}
    />
  )
}

function typeOf({ name }: KnownField): string {
  if (name === 'birthday') return 'date'
  if (name === 'email') return 'email'
  return name === 'mobile' || name === 'whatsapp' || name === 'zalo' ? 'tel' : 'text'
}
