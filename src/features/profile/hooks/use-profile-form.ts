import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guardedProfileFields } from '#contract/account/profile.ts'
import { minimumAge, site } from '#src/config/site.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { type Profile, useSetProfile } from '../api/queries.ts'
import { fieldErrorOf, fieldsOf, type KnownField, lastBirthday } from '../lib/profile-rules.ts'
import { useProfileDraft } from './use-profile-draft.ts'

/** "2026-11-20" in the tenant's zone. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(new Date())

/** What the gateway said of a field, or of none of them. */
interface Refused {
  fields: Readonly<Record<string, string>>
  above?: string
  password?: string
}

const isGuarded = ({ name }: KnownField) => guardedProfileFields.some((guarded) => guarded === name)

/** The form of personal data: what is typed, what is wrong with it, and the question before anything is bound. */
export function useProfileForm(profile: Profile) {
  const { t } = useTranslation('profile')
  const { code } = useLanguage()
  const errorText = useErrorText()
  const draft = useProfileDraft()
  const [isTried, setTried] = useState(false)
  const [submitAttempts, setSubmitAttempts] = useState(0)
  const [refused, setRefused] = useState<Refused>({ fields: {} })
  const [isAsking, setAsking] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { mutate, isPending } = useSetProfile()
  const age = Math.max(minimumAge(code), profile.minimumAge)
  const last = lastBirthday(today(), age)
  const all = [...fieldsOf(profile.fields, 'person'), ...fieldsOf(profile.fields, 'contact')]
  const typedIn = (field: KnownField) => (field.isBound ? field.value : (draft.typed[field.name] ?? field.value))
  const changed = all.filter((field) => !field.isBound && typedIn(field).trim() !== field.value)
  const bound = changed.filter(({ isOnce }) => isOnce)

  const ownError = (field: KnownField) => {
    const error = changed.some(({ name }) => name === field.name) && fieldErrorOf(field, typedIn(field), last)
    return error ? t(`fault.${error}`, { count: error === 'tooLong' ? field.maxLength : age }) : undefined
  }

  const send = (password?: string) => {
    if (isPending) return
    const values = Object.fromEntries(changed.map((field) => [field.name, typedIn(field).trim()]))
    mutate(
      { values, ...(password && { password }) },
      {
        onSuccess: () => {
          draft.clear()
          setAsking(false)
          setTried(false)
          setRefused({ fields: {} })
          setSaved(true)
        },
        onError: (thrown) => {
          const error = toGatewayError(thrown)
          if (error.code === 'password.wrong') return setRefused({ fields: {}, password: errorText(error) })
          const about = all.filter(({ name }) => error.fields[name] !== undefined)
          const fields = Object.fromEntries(
            about.map(({ name }) => [name, errorText({ code: error.fields[name] ?? error.code })]),
          )
          setRefused(about.length > 0 ? { fields } : { fields, above: errorText(error) })
          setAsking(false)
          setSubmitAttempts((count) => count + 1)
        },
      },
    )
  }

  return {
    last,
    typedIn,
    changed,
    /** What of it is bound for good, and whether the password is asked for that. */
    bound,
    asksPassword: profile.hasPassword && bound.some(isGuarded),
    isAsking,
    isSaved,
    isPending,
    submitAttempts,
    above: refused.above,
    passwordError: refused.password,
    errorOf: (field: KnownField) => refused.fields[field.name] ?? (isTried ? ownError(field) : undefined),
    set: (field: KnownField, value: string) => {
      draft.set(field.name, value)
      setSaved(false)
      const { [field.name]: _, ...others } = refused.fields
      setRefused({ fields: others })
    },
    clearErrors: () => setRefused({ fields: {} }),
    submit: () => {
      setTried(true)
      setRefused({ fields: {} })
      if (changed.some(ownError)) return setSubmitAttempts((count) => count + 1)
      if (changed.length === 0) return
      if (bound.length > 0) setAsking(true)
      else send()
    },
    send,
    stopAsking: () => setAsking(false),
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
