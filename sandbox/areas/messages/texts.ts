import { textsOf, type Values } from '#sandbox/lib/texts.ts'
import englishLetters from '#sandbox/locales/en/letters.json' with { type: 'json' }
import english from '#sandbox/locales/en/messages.json' with { type: 'json' }
import { type MessageEvent, messageEvents } from '#sandbox/members/write-message.ts'

const texts = textsOf('messages', english)
/** What the operator writes to all members, by template. */
const letters = textsOf('letters', englishLetters)

export interface MessageText {
  title: string
  /** HTML, as an operator's editor writes it. */
  content: string
}

export const isEvent = (template: string): template is MessageEvent => messageEvents.some((event) => event === template)

/** What is told of an event, with its values. */
export function eventText(event: MessageEvent, language: string, values: Values) {
  const said = { ...values, notYou: wordIn('not-you', language) }
  return {
    title: texts.in(language, `events.${event}.title`, said),
    text: texts.in(language, `events.${event}.text`, said),
  }
}

/** A word in a language, with the amount that stands in some; nothing for what is no word here. */
export function wordIn(word: string, language: string, amount = ''): string {
  const key = `words.${word}`
  return texts.has(key) ? texts.in(language, key, { amount }) : ''
}

/** A letter; empty where there is none of that name. `name`: the site's. */
export function letterText(template: string, language: string, name: string): MessageText {
  const [title, content] = [`${template}.title`, `${template}.content`]
  return letters.has(title) && letters.has(content)
    ? { title: letters.in(language, title, { name }), content: letters.in(language, content, { name }) }
    : { title: '', content: '' }
}
