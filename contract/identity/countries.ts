import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { mobileFields } from './session.ts'

export const getCountryCodes = definePublicCall('getCountryCodes', {
  summary: 'The countries whose mobile numbers the merchant takes, its own first',
  route: 'GET /wps/system/countryCodes',
  value: z
    .array(
      z.object({
        /** ISO 3166-1 alpha-2. */
        country: z.string().check(z.length(2)),
        countryDialingCode: mobileFields.countryDialingCode,
      }),
    )
    .check(z.minLength(1)),
})
