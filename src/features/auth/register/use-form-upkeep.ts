import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { minimumAge } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { storeDraft } from './register-draft.ts'
import { formOrder, type RegisterValue, type RegisterValues } from './register-values.ts'

export type RegisterForm = UseFormReturn<RegisterValues, unknown, RegisterValues>

/** Another language has other messages, and maybe another age: what was confirmed in one is not in the other. */
function useLanguageChange(form: RegisterForm): void {
  const { code } = useLanguage()
  const before = useRef(code)
  useEffect(() => {
    if (before.current === code) return
    if (minimumAge(before.current) !== minimumAge(code)) form.setValue('isOfAge', false)
    before.current = code
    const wrong = formOrder.filter((name) => form.getFieldState(name).error)
    if (wrong.length > 0) void form.trigger(wrong)
  }, [code, form])
}

/** What a link brought and does not hold is said at once, not only on sending. */
function useInvalidCode(form: RegisterForm, invalidCode: string | undefined): void {
  const { t } = useTranslation('register')
  useEffect(() => {
    if (invalidCode !== undefined && form.getValues('affiliateCode') === invalidCode)
      form.setError('affiliateCode', { message: t('error.invitation_code_error') })
  }, [invalidCode, form, t])
}

/**
 * Keeps a form of registration: what is typed goes into the draft, a field is checked when it is left and, once it is
 * wrong, with every letter.
 */
export function useFormUpkeep(form: RegisterForm, invalidCode: string | undefined) {
  // Before any field is drawn, so that the first wrong one is the first in the form whenever each of them appeared.
  useState(() => formOrder.map((name) => form.register(name)))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => storeDraft(form.getValues()) }), [form])
  useLanguageChange(form)
  useInvalidCode(form, invalidCode)
  const isWrong = (name: RegisterValue) => form.getFieldState(name).error !== undefined
  return (name: RegisterValue) =>
    form.register(name, {
      onBlur: () => {
        if (form.getValues(name)) void form.trigger(name)
      },
      onChange: () => {
        const pair: RegisterValue | undefined = name === 'password' ? 'confirmPassword' : undefined
        const wrong = [name, pair].filter((one) => one !== undefined).filter(isWrong)
        if (wrong.length > 0) void form.trigger(wrong)
      },
    })
}
