import type { ProfileField, ProfileFieldName } from '#contract/account/profile.ts'

/** What the site asks of a field itself; the rest is the gateway's to say. */
export type FieldError = 'required' | 'tooLong' | 'email' | 'mobile' | 'date' | 'tooYoung'

export const groups = {
  person: [
    'fullname',
    'nickname',
    'birthday',
    'placeOfBirth',
    'nationality',
    'occupation',
    'sourceOfIncome',
    'address',
  ],
  contact: ['email', 'mobile', 'whatsapp', 'telegram', 'facebook', 'zalo', 'line', 'wechat', 'qq', 'skype'],
} as const satisfies Record<string, readonly ProfileFieldName[]>

export type Group = keyof typeof groups

const isKnown = (name: string): name is ProfileFieldName =>
  Object.values(groups).some((names) => names.some((known) => known === name))

/** A field with a name that this site has words for. */
export type KnownField = Omit<ProfileField, 'name'> & { name: ProfileFieldName }

/** The fields of a group, in its own order; those that the site has no words for are left out. */
export function fieldsOf(fields: readonly ProfileField[], group: Group): KnownField[] {
  return groups[group].flatMap((name) => {
    const field = fields.find((one) => one.name === name)
    return field && isKnown(field.name) ? [{ ...field, name: field.name }] : []
  })
}

/** The last day on which somebody may be born who is so many years old today: "2008-11-20". */
export function lastBirthday(today: string, minimumAge: number): string {
  return `${String(Number(today.slice(0, 4)) - minimumAge).padStart(4, '0')}${today.slice(4)}`
}

/** Whether it is a day of the calendar that somebody alive may be born on. */
function isBirthday(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** What is wrong with a value that was typed and is to be sent. */
export function fieldErrorOf(field: KnownField, typed: string, last: string): FieldError | undefined {
  const value = typed.trim()
  if (value === '') return field.isOnce || field.name === 'nickname' ? 'required' : undefined
  if ([...value].length > field.maxLength) return 'tooLong'
  if (field.name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value)) return 'email'
  if (field.name === 'mobile' && !/^\+?[\p{Nd}\s().-]{6,24}$/u.test(value)) return 'mobile'
  if (field.name !== 'birthday') return undefined
  if (!isBirthday(value) || value < '1900-01-01') return 'date'
  return value > last ? 'tooYoung' : undefined
}
