import { type ProfileFieldName, profileFields } from '#contract/account/profile.ts'
import type { Store } from '#sandbox/store/store.ts'
import { profileRules } from './fields.ts'

/** Beside the name, the number and the address that the account is reached by. */
const details: Readonly<Partial<Record<ProfileFieldName, string>>> = {
  birthday: '1988-04-12',
  placeOfBirth: 'Old Harbour',
  nationality: 'BD',
  occupation: 'employed',
  sourceOfIncome: 'salary',
  address: '12 Lantern Street, Old Harbour',
  qq: '2046810357',
  whatsapp: '+880 1712 000 511',
  facebook: 'demo.saver',
  telegram: '@demo_saver',
  zalo: '+84 912 000 511',
  line: 'demo-saver',
  wechat: 'demo_saver_88',
  skype: 'live:demo.saver',
}

/** Everything that can be told, so that a page that is full of it can be seen. */
export function tellDetails(store: Store, member: number): void {
  for (const name of profileFields) {
    const value = details[name]
    if (value !== undefined) store.memberDetails.set(member, profileRules[name].place, value)
  }
}
