import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import englishGoods from '#sandbox/locales/en/goods.json' with { type: 'json' }
import english from '#sandbox/locales/en/points.json' with { type: 'json' }
import { type GoodsName, goodsNames } from '#sandbox/merchants/demo/mall.ts'

const texts = textsOf('points', english)
/** Things of a brand’s own world: a name, and what it is. */
const goods = textsOf('goods', englishGoods)

type CommonName = keyof typeof english.items

export type ItemName = CommonName | GoodsName

const isGoods = (id: string): id is GoodsName => goodsNames.some((name) => name === id)

export const isItemName = (text: string): text is ItemName => isGoods(text) || Object.hasOwn(english.items, text)

/** What it is, in a sentence; empty where its name says it. */
export const itemText = (id: ItemName, language: string): string =>
  isGoods(id) ? goods.in(language, `${id}.text`) : ''

const codeOf = (language: string): LanguageCode => languageCodes.find((code) => code === language) ?? 'EN'

const moneyIn = (language: string, currency: string, minorUnits: number): string =>
  moneyTextOf(minorUnits, { currency, language: codeOf(language) })

/** `bonus` in minor units: what one of it brings. */
export function itemName(
  id: ItemName,
  { language, currency, bonus }: { language: string; currency: string; bonus: number },
): string {
  if (isGoods(id)) return goods.in(language, `${id}.name`)
  return texts.in(language, `items.${id}`, { amount: moneyIn(language, currency, bonus) })
}

/** All names of an item, as JSON by language. */
export function itemTitles(id: ItemName, currency: string, bonus: number): string {
  if (isGoods(id)) return goods.everywhere(`${id}.name`)
  return texts.everywhere(`items.${id}`, (language) => ({ amount: moneyIn(language, currency, bonus) }))
}

export const exchangeTitles = (): string => texts.everywhere('exchange')

export const welcomeTitles = (): string => texts.everywhere('welcome')

export const redeemReasons = ['gone', 'address'] as const
export type RedeemReason = (typeof redeemReasons)[number]

/** What the operator says: by its key, of which "code:K7P4-M2X9" carries a code. */
function remarkOf(remark: string) {
  const [name = '', code = ''] = remark.split(':')
  return { key: `remarks.${name}`, values: { code } }
}

export function redeemRemark(remark: string, language: string): string {
  const { key, values } = remarkOf(remark)
  return texts.has(key) ? texts.in(language, key, values) : ''
}

/** The same in all languages, as JSON. */
export function redeemRemarks(remark: string): string {
  const { key, values } = remarkOf(remark)
  return texts.has(key) ? texts.everywhere(key, () => values) : '{}'
}

/** A text of `{"EN":…}` in the asked language; empty where nothing is kept. */
export function storedText(stored: string, language: string): string {
  if (stored === '') return ''
  const all: Readonly<Partial<Record<string, string>>> = JSON.parse(stored)
  return all[language] ?? all.EN ?? ''
}

const rules = ['rules.earned', 'rules.forever', 'rules.lookedAt', 'rules.address', 'rules.closed'] as const

/** HTML, as an operator's editor writes it. */
export function pointRules(language: string): string {
  return `<ul>${rules.map((rule) => `<li>${texts.in(language, rule)}</li>`).join('')}</ul>`
}
