/** What a tenant names that is not its own: vendors and banners of the gateway, and channels of other services. */
import * as z from 'zod'
import { httpsLink } from './address-types.ts'

export const vendors = z
  .strictObject({
    esports: z.array(z.string()).default([]).describe('Codes of the e-sports vendors'),
    cockfight: z.array(z.string()).default([]).describe('Codes of the cockfight vendors'),
    excludedRng: z.array(z.string()).default([]).describe('Codes of the slot vendors that the site does not show'),
  })
  .prefault({})
  .describe('Vendors by their codes in the catalogue')

export const bannerGroups = z
  .strictObject({
    home: z.string().default('w_home').describe('Banners of the home page'),
    video: z.string().default('w_promotion').describe('Video banners of the home page'),
    login: z.string().default('w_login_{lang}').describe('Pictures of logging in'),
    register: z.string().default('w_reg_{lang}').describe('Pictures of registering'),
    forgot: z.string().default('w_forget').describe('Pictures of recovering a password'),
  })
  .prefault({})
  .describe('Names of the gateway’s banner groups; {lang} stands for the language’s code')

export const contacts = z
  .strictObject({
    telegram: httpsLink.optional(),
    whatsapp: httpsLink.optional(),
    facebook: httpsLink.optional(),
    zalo: httpsLink.optional(),
    line: httpsLink.optional(),
  })
  .prefault({})
  .describe('Where players reach customer service, besides the live chat')
