import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { usePromotionQuery } from '../api/use-promotions.ts'
import styles from './offer-facts.module.css'
import { PromotionFacts } from './promotion-facts.tsx'

/** What has to be known of a promotion that was chosen in the form of a deposit; what cannot be had is said. */
export function OfferFacts({ id }: { id: string }) {
  // Its words at once: a part of a dialog that waited for them would close and open it.
  useTranslation('promotions')
  const errorText = useErrorText()
  const { data, error } = usePromotionQuery(id)
  if (data) return <PromotionFacts promotion={data} />
  if (error) return <p role="alert">{errorText(error)}</p>
  return <Skeleton className={styles.skeleton} />
}
