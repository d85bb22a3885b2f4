import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofField } from '#src/account/proofs/proof-field.tsx'
import { useProofs } from '#src/account/proofs/use-proofs.ts'
import type { PicturesField } from '#src/features/help/tickets/ticket-form.tsx'
import { TicketsPage } from '#src/features/help/tickets/tickets-page.tsx'

/** The wallet's field for pictures, in a form of customer service. */
const Pictures: PicturesField = ({ error, onChange }) => {
  const { t } = useTranslation('help')
  const proofs = useProofs()
  const ids = proofs.ids.join(' ')
  const { isSending } = proofs
  useEffect(() => onChange({ ids: ids === '' ? [] : ids.split(' '), isSending }), [ids, isSending, onChange])
  return <ProofField label={t('tickets.pictures')} hint={t('tickets.picturesHint')} proofs={proofs} error={error} />
}

/** Support tickets as a page of the account. */
export function AccountTicketsPage() {
  return <TicketsPage Pictures={Pictures} />
}
