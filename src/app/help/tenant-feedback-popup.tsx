import { useTranslation } from 'react-i18next'
import { FeedbackPopup } from '#src/features/help/feedback/feedback-popup.tsx'
import { TenantFeedback } from './tenant-feedback.tsx'

/** Feedback above any page, for guests, too. */
export function TenantFeedbackPopup({ onClose }: { onClose: () => void }) {
  useTranslation(['help', 'auth', 'centre'])
  return (
    <FeedbackPopup onClose={onClose}>
      <TenantFeedback />
    </FeedbackPopup>
  )
}
