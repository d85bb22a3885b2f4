import type { MessageEvent } from '#sandbox/members/write-message.ts'

/** Title and text of each event; `{name}` is one of its values, or a word of `words.ts`. */
export type EventTexts = Readonly<Record<MessageEvent, readonly [title: string, text: string]>>
