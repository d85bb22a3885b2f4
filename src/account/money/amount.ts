import { type Grouping, grouped } from '#contract/site/figures.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'

/** Begins the text of an amount that could not be read: no rule of any form takes such a value. */
const unread = '?'

/** What was typed, where it is not an amount yet; undefined where it is one. */
export const unreadText = (value: string): string | undefined =>
  value.startsWith(unread) ? value.slice(unread.length) : undefined

const otherMarks: Readonly<Record<string, string>> = { '．': '.', '。': '.', '，': ',', '،': ',' }

/** Latin digits and the two marks that are doubtful; an Arabic decimal mark is never one for thousands. */
function plainText(typed: string, decimal: string): string {
  const text = latinDigits(typed).replace(/[．。，،]/g, (mark) => otherMarks[mark] ?? mark)
  const known = text.includes('٫') ? text.replace(/[.,]/g, '').replace('٫', decimal) : text
  return known.replace(/[^\d.,]/g, '')
}

/** Thousands, or lakhs and crores. */
const inGroups = /^(?:\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*|\d{1,2}(?:([.,])\d{2})(?:\2\d{2})*\2\d{3})$/
const canLead = /^[1-9]\d{0,2}$/

const wholeOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15)

const fractionOf = (head: string, tail: string, digits: number): string =>
  digits === 0 ? wholeOf(head) : `${wholeOf(head) || '0'}.${tail.slice(0, digits)}`

/** What one mark says: a lone full stop is a decimal mark in every language, for keyboards of phones have no other. */
function readingsOfOne(
  text: string,
  mark: string,
  { group, decimal, digits }: Grouping & { digits: number },
): string[] {
  const [head = '', tail = ''] = text.split(mark)
  const [fraction, whole] = [fractionOf(head, tail, digits), wholeOf(text)]
  if (tail.length === 3 && canLead.test(head)) return mark === group ? [whole] : [fraction, whole]
  if (mark === decimal) return [fraction]
  if (tail === '' || tail.length > 2) return []
  return mark === '.' ? [fraction] : [fraction, whole]
}

/** Every amount that a text may mean, none where it means nothing: "1500,50" in English may be two. */
function readingsOf(text: string, separators: Grouping, digits: number): string[] {
  const marks = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return [wholeOf(text)]
  if (marks.length === 1) return readingsOfOne(text, last, { ...separators, digits })
  if (inGroups.test(text)) return [wholeOf(text)]
  const at = text.lastIndexOf(last)
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)]
  const isPlain = !/[.,]/.test(head) || inGroups.test(head)
  const isPending = tail === '' && last !== separators.decimal
  if (!isPlain || isPending) return []
  const fraction = fractionOf(head, tail, digits)
  if (!head.includes(last)) return [fraction]
  return tail !== '' && tail.length < 3 ? [fraction, wholeOf(text)] : []
}

/**
 * What was typed as the gateway's decimal string: "1.234,5" in German is "1234.5". What is no figure falls away; further
 * decimals than the currency has are cut. A text that may mean two amounts, or none, is kept as it is (`unreadText`):
 * "1500,50" in English, "1.500" in English, "1,500" in German.
 */
export function readAmount(typed: string, separators: Grouping, digits: number): string {
  const [reading, other] = readingsOf(plainText(typed, separators.decimal), separators, digits)
  return reading === undefined || other !== undefined ? `${unread}${typed}` : reading
}

/** The amounts among which whoever typed has to say which is meant. */
export function choicesOf(value: string, separators: Grouping, digits: number): string[] {
  const text = unreadText(value)
  return text === undefined ? [] : readingsOf(plainText(text, separators.decimal), separators, digits)
}

/** The value once the field is left: a mark that nothing follows says nothing. */
export function settledAmount(value: string, separators: Grouping, digits: number): string {
  const text = unreadText(value)
  return text === undefined ? plainAmount(value) : readAmount(text.replace(/[.,،]\s*$/, ''), separators, digits)
}

/** What was typed into a field that shows `shown`, without the marks of thousands that the field itself has put there. */
export function typedOver(shown: string, text: string, group: string): string {
  let [start, end] = [0, 0]
  const most = Math.min(shown.length, text.length)
  while (start < most && shown[start] === text[start]) start += 1
  while (end < most - start && shown.at(-1 - end) === text.at(-1 - end)) end += 1
  const own = (part: string) => part.replaceAll(group, '')
  return own(text.slice(0, start)) + text.slice(start, text.length - end) + own(text.slice(text.length - end))
}

/** An amount as it stands in the field: grouped, with the language's marks, a decimal mark just typed included. */
export function writeAmount(amount: string, grouping: Grouping): string {
  const typed = unreadText(amount)
  if (typed !== undefined) return typed
  const [whole = '', fraction] = amount.split('.')
  const start = grouped(whole, grouping)
  return fraction === undefined ? start : `${start}${grouping.decimal}${fraction}`
}

/** As the gateway takes it: without a decimal mark that nothing follows. */
export const plainAmount = (amount: string): string => amount.replace(/\.$/, '')

/** An amount of the gateway as somebody would type it: "400000.00" is "400000". */
export const asTyped = (amount: string): string => amount.replace(/\.0+$/, '')
