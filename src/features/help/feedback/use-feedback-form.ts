import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { fewestCharacters } from '../lib/feedback-rules.ts'
import type { FeedbackCaptcha } from './feedback-captcha.ts'
import { type FeedbackDraft, useFeedbackDraft } from './use-feedback-draft.ts'
import { useSendFeedback } from './use-send-feedback.ts'

const fields = ['type', 'content', 'captcha'] as const
type Field = (typeof fields)[number]
type FieldErrors = Partial<Record<Field, string>>

const isEmptyIn = ({ type, content }: FeedbackDraft, captcha: string): Field[] => {
  const filled = { type: type !== undefined, content: content.trim() !== '', captcha: captcha.trim() !== '' }
  return fields.filter((field) => !filled[field])
}

/** A form of feedback: what is typed, what is wrong with it, and what became of it. */
export function useFeedbackForm(captcha: FeedbackCaptcha) {
  const { t } = useTranslation('help')
  const errorText = useErrorText()
  const { draft, change, clear } = useFeedbackDraft()
  const sending = useSendFeedback()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [empty, setEmpty] = useState<readonly Field[]>([])
  const [failure, setFailure] = useState<string>()
  const [refusals, setRefusals] = useState(0)

  const refuse = (next: FieldErrors, above?: string) => {
    setErrors(next)
    setFailure(above)
    setRefusals((count) => count + 1)
  }

  /** Puts a refusal at its fields, or above the form. */
  const refuseBy = (error: GatewayError) => {
    // A captcha is good for one try, whatever became of it.
    captcha.renew()
    if (error.code.startsWith('captcha.')) return refuse({ captcha: errorText(error) })
    const named = fields.filter((field) => error.fields[field] !== undefined)
    if (named.length === 0) return refuse({}, errorText(error))
    refuse(Object.fromEntries(named.map((field) => [field, errorText({ code: error.fields[field] ?? error.code })])))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const missing = isEmptyIn(draft, captcha.typed())
    setEmpty(missing)
    const short = fewestCharacters - draft.content.trim().length
    const found: FieldErrors = {
      ...(short > 0 && { content: t('feedback.tooShort', { count: short }) }),
      ...Object.fromEntries(missing.map((field) => [field, t('feedback.required')])),
    }
    if (Object.keys(found).length > 0 || draft.type === undefined) return refuse(found)
    setErrors({})
    setFailure(undefined)
    sending.mutate(
      { type: draft.type, content: draft.content.trim(), answer: captcha.answer },
      { onSuccess: clear, onError: (error) => refuseBy(toGatewayError(error)) },
    )
  }

  return {
    draft,
    change: (changed: Partial<FeedbackDraft>) => {
      change(changed)
      setErrors(({ captcha: kept, ...others }) => ({
        ...(kept !== undefined && { captcha: kept }),
        ...Object.fromEntries(Object.entries(others).filter(([field]) => !(field in changed))),
      }))
    },
    submit,
    errors,
    /** The names of what was left empty. */
    empty: empty.filter((field) => errors[field] !== undefined).map((field) => t(`feedback.${field}`)),
    /** What stands above the form. */
    failure,
    /** Goes up with each press that came to nothing. */
    refusals,
    isBusy: sending.isPending,
    reference: sending.data,
    again: () => {
      captcha.renew()
      sending.reset()
    },
  }
}
