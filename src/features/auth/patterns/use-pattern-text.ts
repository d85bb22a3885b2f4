import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#contract/identity/registration.ts'

/** What a rule asks of a value, as a sentence: by its `patternId`, or generally where that is not known. */
export function usePatternText(): (rule: FieldRule) => string {
  const { t, i18n } = useTranslation('register')
  const isKey = (key: string): key is ParseKeys<'register'> => i18n.exists(key, { ns: 'register' })
  return ({ patternId, minLength: min, maxLength: max }) => {
    // "6 to 6" is said otherwise where the family has words for it.
    const exact = `pattern.exact_pattern_${patternId}`
    if (min === max && isKey(exact)) return t(exact, { min, max })
    const key = `pattern.reg_pattern_${patternId}`
    return isKey(key) ? t(key, { min, max }) : t('pattern.general', { min, max })
  }
}
