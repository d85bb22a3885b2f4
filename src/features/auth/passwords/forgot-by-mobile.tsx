import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { callGateway } from '#src/gateway/client.ts'
import { resetByMobile } from '#src/gateway/identity-calls.ts'
import { closePopup, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { digitsOf } from '../codes/digits.ts'
import { PhoneField } from '../codes/phone-field.tsx'
import { usePhoneRules } from '../codes/phone-rules.ts'
import { typedNumber } from '../codes/typed-number.ts'
import { useSmsCode } from '../codes/use-sms-code.ts'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { useOpened } from '../hooks/use-opened.ts'
import { useRuleRefusals } from '../patterns/use-rule-refusals.ts'
import type { ForgotWaysProps } from './forgot-parts.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useNewPasswordSchema } from './new-password-schema.ts'
import styles from './passwords.module.css'

interface MobileValues {
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
  newPassword: string
}

/** Whether the log-in below was asked for because a session was over: its page stays. */
const isInterrupted = () =>
  usePopupStore.getState().open.some((popup) => popup.name === 'login' && popup.props.reason === 'expired')

const emptyPhone = { countryDialingCode: '', mobileNum: '' }

function useMobileSchema() {
  const { t } = useTranslation('auth')
  const phone = usePhoneRules()
  const { rule, schema: newPassword } = useNewPasswordSchema()
  const verificationCode = z.string().check(z.trim(), z.minLength(1, t('codes.codeRequired')))
  return { rule, schema: z.object({ ...phone.shape, verificationCode, newPassword }).check(phone.check) }
}

function useResetByMobile({ sms, onClose }: ForgotWaysProps) {
  const { t } = useTranslation(['security', 'auth'])
  const onOpened = useOpened()
  const { rule, schema } = useMobileSchema()
  const reset = useIdentityForm<MobileValues>({
    defaultValues: { ...emptyPhone, ...typedNumber('password'), verificationCode: '', newPassword: '' },
    schema,
    fields: ['mobileNum', 'verificationCode', 'newPassword'],
    fieldOf: { 'code.wrong': 'verificationCode', 'code.expired': 'verificationCode', 'mobile.invalid': 'mobileNum' },
    explain: useRuleRefusals<keyof MobileValues>({ newPassword: 'password' }),
    focusAfter: 'verificationCode',
    send: async ({ countryDialingCode, mobileNum, verificationCode, newPassword }, _, signal) => {
      const proof = await sms.proof(verificationCode)
      signal.throwIfAborted()
      const { value } = await callGateway(resetByMobile, {
        body: { countryDialingCode, mobileNum: digitsOf(mobileNum), newPassword, ...proof },
      })
      const staysHere = isInterrupted()
      if (signal.aborted) openPopup('message', { title: t('auth:cancelled.title'), text: t('mobileReset.saved') })
      takeUpSession(value, signal)
      onClose()
      closePopup('login')
      onOpened(value, { staysHere })
    },
  })
  return { ...reset, rule }
}

/** A new password by a code to the mobile number, and with it the session. */
export function ForgotByMobile(props: ForgotWaysProps) {
  const { t } = useTranslation('security')
  const reset = useResetByMobile(props)
  const sender = useSmsCode(reset.form, props.sms, 'password')
  const { register, watch } = reset.form
  return (
    <FormFrame form={reset}>
      <p className={styles.text}>{t('mobileReset.text')}</p>
      <PhoneField form={reset.form} error={reset.messageOf('mobileNum')} data-autofocus />
      <CodeField field={register('verificationCode')} error={reset.messageOf('verificationCode')} sender={sender} />
      <NewPasswordField
        field={register('newPassword')}
        value={watch('newPassword')}
        rule={reset.rule}
        error={reset.messageOf('newPassword')}
      />
      {reset.captcha && <CaptchaField {...reset.captcha} />}
      <SubmitButton form={reset} text={t('mobileReset.submit')} busyText={t('mobileReset.submitting')} />
    </FormFrame>
  )
}
