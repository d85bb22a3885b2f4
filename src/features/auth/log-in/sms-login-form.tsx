import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { signIn } from '#src/session/sign-in.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { PhoneField } from '../codes/phone-field.tsx'
import { usePhoneRules } from '../codes/phone-rules.ts'
import type { SmsService } from '../codes/sms-service.ts'
import { typedNumber } from '../codes/typed-number.ts'
import { useSmsCode } from '../codes/use-sms-code.ts'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import type { OnAnswered } from './answered.ts'
import { rememberedMobile, rememberMobile } from './remembered.ts'

interface SmsLoginValues {
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
  isRemembered: boolean
}

function useSchema() {
  const { t } = useTranslation('auth')
  const phone = usePhoneRules()
  const verificationCode = z.string().check(z.trim(), z.minLength(1, t('codes.codeRequired')))
  return z.object({ ...phone.shape, verificationCode, isRemembered: z.boolean() }).check(phone.check)
}

function useSmsLogin(sms: SmsService, onAnswered: OnAnswered) {
  const remembered = rememberedMobile()
  const mobile = typedNumber('login') ?? remembered
  return useIdentityForm<SmsLoginValues>({
    defaultValues: {
      countryDialingCode: mobile?.countryDialingCode ?? '',
      mobileNum: mobile?.mobileNum ?? '',
      verificationCode: '',
      isRemembered: remembered !== undefined,
    },
    schema: useSchema(),
    fields: ['mobileNum', 'verificationCode'],
    fieldOf: { 'code.wrong': 'verificationCode', 'code.expired': 'verificationCode', 'mobile.invalid': 'mobileNum' },
    focusAfter: 'verificationCode',
    send: async ({ countryDialingCode, mobileNum, verificationCode, isRemembered }, captcha, signal) => {
      const { verificationCode: password, ...proof } = await sms.proof(verificationCode)
      const number = { username: mobileNum, countryDialingCode }
      const answer = await signIn({ type: 'sms', ...number, password, ...proof, site: 'member', ...captcha }, signal)
      rememberMobile(isRemembered ? { countryDialingCode, mobileNum } : undefined)
      onAnswered(answer)
    },
  })
}

interface SmsLoginFormProps {
  sms: SmsService
  onAnswered: OnAnswered
}

/** Logging in by mobile number and a code that comes by SMS. */
export function SmsLoginForm({ sms, onAnswered }: SmsLoginFormProps) {
  const { t } = useTranslation('auth')
  const login = useSmsLogin(sms, onAnswered)
  const sender = useSmsCode(login.form, sms, 'login')
  return (
    <FormFrame form={login}>
      <PhoneField form={login.form} error={login.messageOf('mobileNum')} data-autofocus />
      <CodeField
        field={login.form.register('verificationCode')}
        error={login.messageOf('verificationCode')}
        sender={sender}
      />
      {login.captcha && <CaptchaField {...login.captcha} />}
      <Checkbox {...login.form.register('isRemembered')}>{t('sms.remember')}</Checkbox>
      <SubmitButton form={login} text={t('submit')} busyText={t('submitting')} />
    </FormFrame>
  )
}
