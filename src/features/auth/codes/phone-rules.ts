import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { digitsOf } from './digits.ts'

type PhoneLibrary = typeof import('./phone-library.ts')

let library: PhoneLibrary | undefined

/** The numbering plans of the world: 30 kB, asked for when a number is first about to be typed. */
export async function loadPhoneLibrary(): Promise<PhoneLibrary> {
  library = await import('./phone-library.ts')
  return library
}

/** Once the plans are there, the gaps that the number's country writes; as it was typed until then. */
export function formatTyped(countryDialingCode: string, typed: string): string {
  const isNational = !/^\s*\+/.test(typed)
  return library && isNational && countryDialingCode !== ''
    ? library.formatTyped(countryDialingCode, digitsOf(typed))
    : typed
}

/** Undefined where it cannot be had: the gateway, which checks every number again, then decides alone. */
const libraryIfAny = () => loadPhoneLibrary().catch(() => undefined)

interface PhoneValues {
  countryDialingCode: string
  mobileNum: string
}

/** Whether a mobile of that country can have the number. */
export async function isMobileNumber(countryDialingCode: string, national: string): Promise<boolean> {
  const plans = await libraryIfAny()
  const digits = digitsOf(national)
  return plans ? plans.isMobileNumber(countryDialingCode, digits) : digits.length >= 4 && digits.length <= 20
}

/**
 * The rules of a phone's two fields, for a form's schema: `z.object({ ...phone.shape, … }).check(phone.check)`.
 * What is sent are the number's digits.
 */
export function usePhoneRules({ isRequired = true }: { isRequired?: boolean } = {}) {
  const { t } = useTranslation('auth')
  async function phoneError({ countryDialingCode, mobileNum }: PhoneValues): Promise<string | undefined> {
    if (mobileNum === '') return isRequired ? t('codes.mobileRequired') : undefined
    if (await isMobileNumber(countryDialingCode, mobileNum)) return undefined
    const length = (await libraryIfAny())?.exampleLength(countryDialingCode)
    return length === undefined ? t('codes.mobileInvalid') : t('codes.mobileInvalidLength', { count: length })
  }
  return {
    shape: {
      countryDialingCode: z.string(),
      mobileNum: z.string().check(z.overwrite(digitsOf)),
    },
    check: z.check<PhoneValues>(
      async ({ value, issues }) => {
        const message = await phoneError(value)
        if (message !== undefined) issues.push({ code: 'custom', message, input: value, path: ['mobileNum'] })
      },
      // Whatever else is wrong in the form.
      { when: () => true },
    ),
  }
}
