import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#src/ui/fields/select.tsx'

/** A promotion that can be joined with a deposit. */
export interface DepositOffer {
  id: string
  title: string
}

interface OfferFieldProps {
  offers: readonly DepositOffer[]
  /** Empty: none, as it is until the player chooses one. */
  chosen: string
  onChoose: (id: string) => void
}

/** None, or a promotion that the player chooses; none is ever chosen for anybody. */
export function OfferField({ offers, chosen, onChoose }: OfferFieldProps) {
  const { t } = useTranslation('wallet')
  const id = useId()
  return (
    <Select
      id={id}
      size="small"
      aria-label={t('deposit.promotion')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('deposit.noPromotion')}</option>
      {offers.map((offer) => (
        <option key={offer.id} value={offer.id}>
          {offer.title}
        </option>
      ))}
    </Select>
  )
}
