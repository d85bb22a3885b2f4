import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/money.json' with { type: 'json' }

const texts = textsOf('money', english)

/** No names of real services. */
export function channelName(id: string, language: string): string {
  const key = `channels.${id}`
  return texts.has(key) ? texts.in(language, key) : id
}

/** Invented: no bank is called so. */
export const banks: readonly { code: string; name: string }[] = [
  { code: 'DBN', name: 'Demo Bank North' },
  { code: 'DBE', name: 'Demo Bank East' },
  { code: 'DBH', name: 'Demo Bank Harbour' },
  { code: 'DBR', name: 'Demo Bank River' },
  { code: 'DPW', name: 'Demo Pocket Wallet' },
]

export function bankName(code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code
}

export const refusalReasons = ['details', 'checks'] as const

export function reasonText(reason: string, language: string): string {
  const key = `reasons.${reason}`
  return texts.has(key) ? texts.in(language, key) : reason
}

/** A reason in all languages, as JSON. */
export function reasonTexts(reason: string): string {
  const key = `reasons.${reason}`
  return texts.has(key) ? texts.everywhere(key) : JSON.stringify({ EN: reason })
}

/** As a turnover's title is stored: by language, as JSON. */
export const welcomeBonusTitle = (): string => texts.everywhere('welcomeBonus')
