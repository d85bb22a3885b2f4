import type { ProfileFieldName } from '#contract/account/profile.ts'
import { patternFamilies } from '#contract/identity/patterns.ts'
import { maskedAccountName, maskedEmail, maskedMobile, maskedPerson } from '#sandbox/lib/masks.ts'
import type { DetailPlace } from './member-details.ts'

/** What a detail may be, where it is kept, and how it is shown once it is bound. */
export interface ProfileRule {
  place: DetailPlace
  isOnce: boolean
  /** Nobody else at the merchant may have it. */
  isUnique?: boolean
  /** May not be taken out again. */
  isNeeded?: boolean
  minLength: number
  maxLength: number
  /** A regular expression for the whole value. */
  pattern: string
  mask: (value: string) => string
}

const asIs = (value: string) => value
/** "1990-••-••" of "1990-04-12". */
const maskedDay = (day: string) => `${day.slice(0, 4)}-••-••`

const words = "\\p{L}[\\p{L}\\p{M}'’.,\\- ]*"
const anything = '[^\\p{C}<>]+'
const family = (id: number) => patternFamilies.find((one) => one.id === id)?.source ?? '*'

const row = (name: string): DetailPlace => ({ row: name })
const column = (name: Extract<DetailPlace, { column: string }>['column']): DetailPlace => ({ column: name })

const contact = { isOnce: true, isUnique: true, mask: maskedAccountName }
const choice = { minLength: 1, maxLength: 40, pattern: '[A-Za-z-]+', mask: asIs }

export const profileRules: Readonly<Record<ProfileFieldName, ProfileRule>> = {
  fullname: {
    place: column('payee_name'),
    isOnce: true,
    minLength: 2,
    maxLength: 64,
    pattern: words,
    mask: maskedPerson,
  },
  nickname: {
    place: column('nickname'),
    isOnce: false,
    isNeeded: true,
    minLength: 2,
    maxLength: 24,
    pattern: anything,
    mask: asIs,
  },
  birthday: {
    place: row('birthday'),
    isOnce: true,
    minLength: 10,
    maxLength: 10,
    pattern: family(12),
    mask: maskedDay,
  },
  placeOfBirth: {
    place: row('place-of-birth'),
    isOnce: true,
    minLength: 2,
    maxLength: 64,
    pattern: words,
    mask: maskedPerson,
  },
  nationality: { place: row('nationality'), isOnce: true, ...choice },
  occupation: { place: row('occupation'), isOnce: false, ...choice },
  sourceOfIncome: { place: row('source-of-income'), isOnce: false, ...choice },
  address: { place: row('address'), isOnce: false, minLength: 5, maxLength: 200, pattern: anything, mask: asIs },
  email: { place: column('email'), ...contact, minLength: 6, maxLength: 100, pattern: family(4), mask: maskedEmail },
  mobile: {
    place: column('mobile'),
    ...contact,
    minLength: 6,
    maxLength: 24,
    pattern: '\\+?[0-9 ().\\-]+',
    mask: maskedMobile,
  },
  qq: { place: column('qq'), ...contact, minLength: 5, maxLength: 12, pattern: '[0-9]+' },
  whatsapp: { place: column('whatsapp'), ...contact, minLength: 6, maxLength: 24, pattern: '\\+?[0-9 ().\\-]+' },
  facebook: { place: column('facebook'), ...contact, minLength: 3, maxLength: 64, pattern: '[\\p{L}\\p{N}._\\-]+' },
  telegram: { place: row('telegram'), ...contact, minLength: 5, maxLength: 33, pattern: '@?[A-Za-z0-9_]+' },
  zalo: { place: row('zalo'), ...contact, minLength: 6, maxLength: 24, pattern: '\\+?[0-9 ().\\-]+' },
  line: { place: column('line'), ...contact, minLength: 3, maxLength: 20, pattern: '[A-Za-z0-9._\\-]+' },
  wechat: { place: column('wechat'), ...contact, minLength: 6, maxLength: 20, pattern: '[A-Za-z0-9_\\-]+' },
  skype: { place: row('skype'), ...contact, minLength: 6, maxLength: 32, pattern: '[A-Za-z][A-Za-z0-9.,_:\\-]+' },
}
