import { dateFormat } from '#contract/site/figures.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { figureTag } from '#contract/site/number-text.ts'
import { escaped } from '#sandbox/lib/html.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import type { MessageValue, MessageValues } from '#sandbox/members/write-message.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { MessageRow } from './rows.ts'
import { eventText, isEvent, letterText, type MessageText, wordIn } from './texts.ts'

interface Reader {
  merchant: Merchant
  language: LanguageCode
}

/** Where a message leads, by the first word of its event. */
const pages: Readonly<Record<string, string>> = {
  deposit: '/member?page=depositv2',
  payout: '/member?page=withdraw',
  contract: '/agentHome?page=contracts',
  promotion: '/member?page=bonusDetails',
  reward: '/member?page=rewardCenter',
  tournament: '/tournaments',
  redemption: '/pointMall',
  limit: '/member?page=limits',
  pause: '/member?page=limits',
}

const security = '/member?page=securityCenter'

/** A message in the language that it is read in: what an event says with its values, or a letter of the operator. */
export function messageText(
  { template, details }: Pick<MessageRow, 'template' | 'details'>,
  reader: Reader,
): MessageText {
  if (!isEvent(template)) return letterText(template, reader.language, reader.merchant.name)
  const values: MessageValues = JSON.parse(details)
  const said = Object.entries(values).map(([name, value]) => [name, written(value, reader)])
  const { title, text } = eventText(template, reader.language, Object.fromEntries(said))
  const page = pages[template.split('-')[0] ?? ''] ?? security
  const link = `<a href="${page}">${wordIn('details', reader.language)}</a>`
  return { title, content: `<p>${escaped(text)}</p><p>${link}</p>` }
}

/** Names and numbers of either direction do not turn the sentence around them. */
const isolated = (text: string): string => `\u2068${text}\u2069`

function written(value: MessageValue, reader: Reader): string {
  const { merchant, language } = reader
  const { currency, timeZone } = merchant
  const { tag } = languages[language]
  if ('money' in value) return moneyTextOf(value.money, { currency, language })
  if ('word' in value) {
    const { amount } = value
    return wordIn(value.word, language, amount && written(amount, reader))
  }
  if ('text' in value) return isolated(value.text)
  if ('minutes' in value) {
    const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
    return new Intl.NumberFormat(figureTag(tag), options).format(value.minutes)
  }
  if ('at' in value) {
    const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
    return dateFormat(tag, options).format(value.at)
  }
  const labels: Readonly<Partial<Record<string, string>>> = JSON.parse(value.labels)
  return labels[language] ?? labels.EN ?? ''
}
