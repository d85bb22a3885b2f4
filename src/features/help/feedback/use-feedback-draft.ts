import { useState } from 'react'

import { ownName, readStored, writeStored } from '#src/lib/storage.ts'
import { feedbackTypes, maxCharacters } from '../lib/feedback-rules.ts'

const name = ownName('feedback')

export type FeedbackType = (typeof feedbackTypes)[number]

export interface FeedbackDraft {
  type: FeedbackType | undefined
  content: string
}

const nothing: FeedbackDraft = { type: undefined, content: '' }

function readDraft(): FeedbackDraft {
  try {
    const given: unknown = JSON.parse(readStored('session', name) ?? '')
    const content: unknown = Reflect.get(Object(given), 'content')
    const type: unknown = Reflect.get(Object(given), 'type')
    return {
      type: feedbackTypes.find((one) => one === type),
      content: typeof content === 'string' ? content.slice(0, maxCharacters) : '',
    }
  } catch {
    return nothing
  }
}

/** What is typed, kept for a reload and for the way back; whoever signs out leaves none. */
export function useFeedbackDraft() {
  const [draft, setDraft] = useState(readDraft)
  return {
    draft,
    change: (changed: Partial<FeedbackDraft>) => {
      const next = { ...draft, ...changed }
      setDraft(next)
      writeStored('session', name, JSON.stringify(next))
    },
    clear: () => {
      setDraft(nothing)
      writeStored('session', name, null)
    },
  }
}
