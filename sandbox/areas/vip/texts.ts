import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/vip.json' with { type: 'json' }

const texts = textsOf('vip', english)
const rules = ['rules.reach', 'rules.look', 'rules.back', 'rules.counted', 'rules.gift'] as const

/** HTML: a list. `hasGifts`: ranks come with gifts. */
export function vipRules(language: string, hasGifts: boolean): string {
  const said = hasGifts ? rules : rules.slice(0, -1)
  return `<ul>${said.map((rule) => `<li>${texts.in(language, rule)}</li>`).join('')}</ul>`
}
