import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ClaimButton } from '#src/account/claims/claim-button.tsx'
import { ClaimRow } from '#src/account/claims/claim-row.tsx'
import { openRedEnvelope } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { invalidateEnvelopes, type OpenEnvelope } from '../api/queries.ts'
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
  const given = t('given', { date: dateTime(givenAt) })
  return (
    <ClaimRow
      picture={<EnvelopePicture />}
      title={title}
      heading="h4"
      lines={[given, expiresAt === null ? t('noEnd') : t('until', { date: dateTime(expiresAt) })]}
    >
      <ClaimButton
        form={`envelope.${id}`}
        call={openRedEnvelope}
        request={{ query: { id, language: code }, body: {} }}
        text={t('open')}
        label={t('openWhat', { title: `${title}, ${given}` })}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        onDone={({ value }) => {
          onOpened(value)
          void invalidateEnvelopes(client)
        }}
      />
    </ClaimRow>
  )
}
