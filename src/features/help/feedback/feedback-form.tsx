import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { feedbackTypes, fewestCharacters, maxCharacters } from '../lib/feedback-rules.ts'
import type { FeedbackCaptcha } from './feedback-captcha.ts'
import styles from './feedback-form.module.css'
import { useFeedbackForm } from './use-feedback-form.ts'

type Form = ReturnType<typeof useFeedbackForm>

function TypeField({ form }: { form: Form }) {
  const { t } = useTranslation('help')
  const id = useId()
  const error = form.errors.type
  return (
    <Field id={id} label={t('feedback.type')} error={error}>
      <Select
        id={id}
        required
        value={form.draft.type ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => form.change({ type: feedbackTypes.find((type) => String(type) === target.value) })}
      >
        <option value="">{t('feedback.choose')}</option>
        {feedbackTypes.map((type) => (
          <option key={type} value={type}>
            {t(`feedback.types.${type}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function ContentField({ form }: { form: Form }) {
  const { t } = useTranslation('help')
  const id = useId()
  const error = form.errors.content
  const { content } = form.draft
  return (
    <Field
      id={id}
      label={t('feedback.content')}
      error={error}
      hint={t('feedback.contentHint', { min: fewestCharacters, max: maxCharacters })}
      aside={
        <span className={styles.counter} data-full={content.length >= maxCharacters ? '' : undefined}>
          {t('feedback.counter', { count: content.length, max: maxCharacters })}
        </span>
      }
    >
      <textarea
        id={id}
        className={styles.area}
        rows={5}
        required
        maxLength={maxCharacters}
        value={content}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => form.change({ content: target.value.slice(0, maxCharacters) })}
      />
    </Field>
  )
}

function Sent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const { t } = useTranslation('help')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <PartHeading ref={title} tabIndex={-1} className={styles.thanks}>
        <Icon name="circle-check" />
        {t('feedback.sent.title')}
      </PartHeading>
      <p role="status">{t('feedback.sent.text')}</p>
      <CopyField label={t('feedback.sent.reference')} value={reference} />
      <div>
        <Button look="outline" onClick={onAgain}>
          {t('feedback.sent.another')}
        </Button>
      </div>
    </div>
  )
}

/** Feedback of a guest or a member; afterwards the reference that it is found by. */
export function FeedbackForm({ captcha }: { captcha: FeedbackCaptcha }) {
  const { t } = useTranslation('help')
  const form = useFeedbackForm(captcha)
  const frame = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.refusals > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.refusals])
  if (form.reference !== undefined) return <Sent reference={form.reference} onAgain={form.again} />
  return (
    <form ref={frame} className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.intro}>{t('feedback.intro')}</p>
      <div role="alert">
        {form.empty.length > 0 && <Notice tone="warn">{t('feedback.empty', { fields: form.empty.join(', ') })}</Notice>}
        {form.failure && <Notice tone="bad">{form.failure}</Notice>}
      </div>
      <TypeField form={form} />
      <ContentField form={form} />
      {captcha.field(form.errors.captcha)}
      <div className={styles.foot}>
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {t(form.isBusy ? 'feedback.sending' : 'feedback.send')}
        </Button>
      </div>
    </form>
  )
}
