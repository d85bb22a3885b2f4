import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { openRedEnvelope } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { askAgain, type OpenEnvelope } from '../api/use-envelopes.ts'
import styles from './envelope-card.module.css'
import { EnvelopePicture } from './envelope-picture.tsx'

export type Opened = AnswerTo<typeof openRedEnvelope>['value']

interface EnvelopeCardProps {
  envelope: OpenEnvelope
  onOpened: (opened: Opened) => void
}

/** An envelope that can be opened, once; what stands in its way is said below it. */
export function EnvelopeCard({ envelope, onOpened }: EnvelopeCardProps) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime } = useFormat()
  const { code } = useLanguage()
  const client = useQueryClient()
  const { id, title, givenAt, expiresAt } = envelope
  const opening = useIdempotentRequest({
    form: `envelope.${id}`,
    call: openRedEnvelope,
    onDone: ({ value }) => {
      onOpened(value)
      void askAgain(client)
    },
  })
  return (
    <li className={styles.card}>
      <EnvelopePicture />
      <div className={styles.words}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.line}>{t('given', { date: dateTime(givenAt) })}</p>
        <p className={styles.line}>{expiresAt === null ? t('noEnd') : t('until', { date: dateTime(expiresAt) })}</p>
      </div>
      {!opening.isUnknown && (
        <Button
          size="small"
          className={styles.open}
          isBusy={opening.isSending}
          aria-label={t('openWhat', { title: `${title}, ${t('given', { date: dateTime(givenAt) })}` })}
          onClick={() => opening.send({ query: { id, language: code }, body: {} })}
        >
          {t('open')}
        </Button>
      )}
      <ClaimOutcome
        claim={opening}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.notes}
      />
    </li>
  )
}
