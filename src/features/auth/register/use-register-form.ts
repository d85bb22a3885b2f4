import { useTranslation } from 'react-i18next'
import { type RegisterField, registerFields } from '#contract/identity/registration.ts'
import type { OpenedSession } from '#contract/identity/session.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import type { CaptchaAnswer } from '../captcha/captcha-answer.ts'
import { digitsOf } from '../codes/digits.ts'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { useOpened } from '../hooks/use-opened.ts'
import { useRuleRefusals } from '../patterns/use-rule-refusals.ts'
import { useVerification } from '../verification/use-verification.ts'
import { forgetDraft, registerDraft } from './register-draft.ts'
import { askedFields, shownFields } from './register-fields.ts'
import type { RegisterFormProps } from './register-parts.ts'
import type { RegisterValue, RegisterValues } from './register-values.ts'
import { type CommonBody, commonBody } from './registration-body.ts'
import { useFormUpkeep } from './use-form-upkeep.ts'
import { useReferralField } from './use-referral-field.ts'
import { useRegisterSchema } from './use-register-schema.ts'

interface RegisterFormOptions extends RegisterFormProps {
  isByMobile: boolean
  /** Makes the call of this way to register. */
  send: (values: RegisterValues, common: CommonBody) => Promise<OpenedSession>
}

const fieldOf = {
  'register.name-taken': 'username',
  'register.mobile-taken': 'mobileNum',
  'mobile.invalid': 'mobileNum',
  'code.wrong': 'verificationCode',
  'code.expired': 'verificationCode',
  'affiliate.unknown': 'affiliateCode',
} as const satisfies Record<string, RegisterValue>

/** Each field keeps the rule of its name. */
const ruleOfField = Object.fromEntries(registerFields.map((name) => [name, name]))

/** A registration: its fields by the gateway's rules, what is wrong with them, and the steps of sending it. */
export function useRegisterForm({ settings, isByMobile, asksPassword, sms, ...options }: RegisterFormOptions) {
  const rules = settings.fields
  const referral = useReferralField(options.referral)
  const asked = askedFields({ rules, isByMobile, ...referral })
  const shape = {
    ...asked,
    rules,
    asksName: !isByMobile,
    asksPassword,
    asksCode: sms !== undefined && asked.asksMobile,
  }
  const { t } = useTranslation('auth')
  const verification = useVerification('register')
  const opened = useOpened()

  async function sendOnce(values: RegisterValues, captcha: CaptchaAnswer, signal: AbortSignal) {
    const { fields } = asked
    if (fields.includes('affiliateCode')) await referral.requireTyped(values.affiliateCode)
    let proven: ReturnType<NonNullable<typeof sms>['service']['proof']> | undefined
    return verification.send(async (proof) => {
      signal.throwIfAborted()
      // A code is good once, also where the gateway asks for another proof.
      if (sms && shape.asksCode && digitsOf(values.mobileNum) !== '')
        proven ??= sms.service.proof(values.verificationCode)
      const { referralCode } = referral
      return options.send(values, commonBody({ values, fields, referralCode, captcha, sms: await proven, proof }))
    })
  }

  const identity = useIdentityForm<RegisterValues>({
    defaultValues: registerDraft(),
    schema: useRegisterSchema(shape),
    fields: shownFields(shape),
    fieldOf,
    explain: useRuleRefusals<RegisterField>(ruleOfField),
    needsCaptcha: settings.needsCaptcha,
    send: async (values, captcha, signal) => {
      try {
        const session = await sendOnce(values, captcha, signal)
        forgetDraft()
        if (signal.aborted) openPopup('message', { title: t('cancelled.title'), text: t('cancelled.registered') })
        takeUpSession(session, signal)
        options.onClose()
        opened(session, asksPassword ? { password: values.password } : {})
      } catch (thrown) {
        const code = referral.hear(thrown)
        if (code !== undefined) identity.form.setValue('affiliateCode', code)
        throw thrown
      }
    },
  })
  const field = useFormUpkeep(identity.form, referral.invalidCode)
  return { ...identity, ...shape, field, prepare: verification.prepare }
}

export type RegisterFormState = ReturnType<typeof useRegisterForm>
