import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { digitsOf } from '../codes/digits.ts'
import { isMobileNumber, usePhoneRules } from '../codes/phone-rules.ts'
import { checkRule } from '../patterns/check-rule.ts'
import { usePatternText } from '../patterns/use-pattern-text.ts'
import { useRuleSchema } from '../patterns/use-rule-schema.ts'
import type { FormShape, OptionalField } from './register-fields.ts'
import type { RegisterValues } from './register-values.ts'

/** What the form does not ask for may be as it is. */
const anything = z.string()

/**
 * A registration's schema by the gateway's rules. Everything that is wrong is said at once, what stands in two fields included.
 */
export function useRegisterSchema(shape: FormShape) {
  const { t } = useTranslation('register')
  const ruleSchema = useRuleSchema()
  const patternText = usePatternText()
  const phone = usePhoneRules({ isRequired: shape.isMobileRequired })
  const { rules } = shape
  const optional = (field: OptionalField, isPassword = false) =>
    shape.fields.includes(field) ? ruleSchema(rules[field], { isPassword }) : anything
  const isTrue = (message: string) => z.boolean().check(z.refine((value) => value, message))
  // Also where another field is wrong.
  const always = { when: () => true }
  const differs = z.refine<RegisterValues>(
    ({ password, confirmPassword }) => !shape.asksPassword || confirmPassword === '' || password === confirmPassword,
    { path: ['confirmPassword'], message: t('error.confirmDiffers'), ...always },
  )
  const lacksCode = z.refine<RegisterValues>(
    ({ mobileNum, verificationCode }) => {
      const hasNumber = shape.isMobileRequired || digitsOf(mobileNum) !== ''
      return !shape.asksCode || !hasNumber || verificationCode !== ''
    },
    { path: ['verificationCode'], message: t('error.codeRequired'), ...always },
  )
  // By number alone the country's plan is the rule; beside a name the gateway has one of its own for it as well.
  const breaksRule = z.check<RegisterValues>(async ({ value, issues }) => {
    const digits = digitsOf(value.mobileNum)
    const rule = shape.asksName ? rules.mobileNum : undefined
    if (!rule || digits === '' || !(await isMobileNumber(value.countryDialingCode, digits))) return
    if (['ok', 'unchecked'].includes(await checkRule(rule, digits))) return
    issues.push({ code: 'custom', input: value, path: ['mobileNum'], message: patternText(rule) })
  }, always)
  const password = { isPassword: true, isRequired: true }
  const fields = z.object({
    username: shape.asksName
      ? ruleSchema(rules.username, { isRequired: true, emptyText: t('error.usernameRequired') })
      : anything,
    password: shape.asksPassword
      ? ruleSchema(rules.password, { ...password, emptyText: t('error.passwordRequired') })
      : anything,
    confirmPassword: shape.asksPassword
      ? ruleSchema(undefined, { ...password, emptyText: t('error.confirmRequired') })
      : anything,
    verificationCode: z.string().check(z.trim()),
    payeeName: optional('payeeName'),
    paymentPassword: optional('paymentPassword', true),
    email: optional('email'),
    qqNum: optional('qqNum'),
    line: optional('line'),
    whatsapp: optional('whatsapp'),
    facebook: optional('facebook'),
    wechat: optional('wechat'),
    idNumber: optional('idNumber'),
    recommenderId: optional('recommenderId'),
    affiliateCode: optional('affiliateCode'),
    isOfAge: isTrue(t('error.ageRequired')),
    acceptsTerms: isTrue(t('error.termsRequired')),
    ...phone.shape,
  })
  return shape.asksMobile ? fields.check(differs, lacksCode, phone.check, breaksRule) : fields.check(differs)
}
