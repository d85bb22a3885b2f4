import { useMutation } from '@tanstack/react-query'
import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ticketWords, wordsIn } from '#contract/account/tickets.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { SelectField } from '#src/account/parts/select-field.tsx'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import styles from '../feedback/feedback-form.module.css'
import { feedbackTypes } from '../lib/feedback-rules.ts'

/** Up to three pictures, of another feature: the site passes it. */
export type PicturesField = ComponentType<{
  error: string | undefined
  onChange: (pictures: { ids: readonly string[]; isSending: boolean }) => void
}>

export interface TicketText {
  type: (typeof feedbackTypes)[number]
  content: string
  pictures: string[]
}

interface TicketFormProps {
  /** A new ticket says what it is about. */
  asksType: boolean
  Pictures: PicturesField
  /** Rejects with a GatewayError, and then nothing typed is lost. */
  send: (text: TicketText) => Promise<void>
}

type Type = TicketText['type']

const none: Partial<Record<keyof TicketText, string | undefined>> = {}

/** What is typed and what is wrong with it, once somebody tried to send it. */
function useTicketForm({ asksType, send }: Omit<TicketFormProps, 'Pictures'>) {
  const { t } = useTranslation('help')
  const [type, setType] = useState<Type>()
  const [content, setContent] = useState('')
  const [pictures, setPictures] = useState<{ ids: readonly string[]; isSending: boolean }>({
    ids: [],
    isSending: false,
  })
  const [tries, setTries] = useState(0)
  const sending = useMutation({ mutationFn: send, onError: () => setTries((count) => count + 1) })
  const words = wordsIn(content)
  const found = {
    type: asksType && type === undefined ? t('feedback.required') : undefined,
    content:
      words < ticketWords.min
        ? t('tickets.tooShort', ticketWords)
        : words > ticketWords.max
          ? t('tickets.tooLong', ticketWords)
          : undefined,
    pictures: pictures.isSending ? t('tickets.waitForPictures') : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    setTries((count) => count + 1)
    if (Object.values(found).some(Boolean)) return
    sending.mutate({ type: type ?? 0, content: content.trim(), pictures: [...pictures.ids] })
  }
  return {
    type,
    setType,
    content,
    setContent,
    setPictures,
    words,
    tries,
    sending,
    errors: tries > 0 ? found : none,
    submit,
  }
}

/** Writes to customer service: what it is about, a text, and pictures. */
export function TicketForm({ Pictures, ...props }: TicketFormProps) {
  const { t } = useTranslation('help')
  const errorText = useErrorText()
  const id = useId()
  const frame = useRef<HTMLFormElement>(null)
  const form = useTicketForm(props)
  const { errors, sending, words } = form
  useEffect(() => {
    if (form.tries > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.tries])
  return (
    <form ref={frame} className={styles.form} noValidate onSubmit={form.submit}>
      <div role="alert">{sending.error && <Notice tone="bad">{errorText(toGatewayError(sending.error))}</Notice>}</div>
      {props.asksType && (
        <SelectField
          label={t('feedback.type')}
          nothing={t('feedback.choose')}
          choices={feedbackTypes.map((type) => ({ code: String(type), name: t(`feedback.types.${type}`) }))}
          value={String(form.type ?? '')}
          error={errors.type}
          onChange={({ target }) => form.setType(feedbackTypes.find((type) => String(type) === target.value))}
        />
      )}
      <Field
        id={id}
        label={t('tickets.content')}
        error={errors.content}
        hint={t('tickets.contentHint', ticketWords)}
        aside={<span className={styles.counter}>{t('feedback.counter', { count: words, max: ticketWords.max })}</span>}
      >
        <textarea
          id={id}
          className={styles.area}
          rows={5}
          maxLength={4000}
          value={form.content}
          aria-invalid={errors.content ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => form.setContent(target.value)}
        />
      </Field>
      <Pictures error={errors.pictures} onChange={form.setPictures} />
      <Button type="submit" size="large" isWide isBusy={sending.isPending}>
        {t(sending.isPending ? 'feedback.sending' : 'tickets.send')}
      </Button>
    </form>
  )
}
