import { plainText } from './search-articles.ts'

const most = 90

/** What an article begins with, as text: its first sentence, cut at a word where it is long. */
export function firstSentence(html: string): string {
  const text = plainText(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim()
  const sentence = /^.+?(?:[。！？]|[.!?؟।](?=\s|$))/u.exec(text)?.[0] ?? text
  if (sentence.length <= most) return sentence
  return `${sentence.slice(0, most).replace(/\s+\S*$/, '')} …`
}
