import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { MediaCard } from '#src/account/lists/media-card.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { ExchangeNote } from './exchange-note.tsx'
import styles from './item-card.module.css'
import { LogInButton } from './log-in-button.tsx'
import { usePointsText } from './use-points-text.ts'

interface ItemCardProps {
  item: PointItem
  currency: string
  /** The member's; undefined where they are not known. */
  points: number | undefined
  onRedeem: () => void
}

function Action({ item, points, onRedeem }: Omit<ItemCardProps, 'currency'>) {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const { isSignedIn } = useSession()
  const { name, left, isOpen } = item
  if (!isOpen || left === 0) return <p className={styles.note}>{t(isOpen ? 'item.gone' : 'item.closed')}</p>
  if (!isSignedIn) return <LogInButton text={t('item.logIn')} what={t('item.logInWhat', { name })} isPlain />
  const missing = points === undefined ? 0 : item.points - points
  if (missing > 0)
    return <p className={styles.note}>{t('item.missing', { count: missing, figure: number(missing) })}</p>
  return (
    <Button isWide look="outline" aria-haspopup="dialog" aria-label={t('item.redeemWhat', { name })} onClick={onRedeem}>
      {t('item.redeem')}
    </Button>
  )
}

/** A thing of the mall: what it costs in points and in money, how many there are, and how to have it. */
export function ItemCard(props: ItemCardProps) {
  const { item, currency } = props
  const { t } = useTranslation('points')
  const { number, moneyText } = useFormat()
  const pointsText = usePointsText()
  const { name, type, imageUrl, amountNeeded, bonus, left, isOpen } = item
  const money = (amount: string) => moneyText(amount, { currency }) ?? amount
  const head = (
    <>
      <span className={styles.type}>{t(`one.${type}`)}</span>
      {left !== null && left > 0 && (
        <span className={styles.left}>{t('item.left', { count: left, figure: number(left) })}</span>
      )}
    </>
  )
  return (
    <MediaCard
      image={imageUrl}
      fallback="gift"
      shape="item"
      head={head}
      title={name}
      heading="h2"
      isOff={!isOpen || left === 0}
    >
      <p className={styles.cost}>
        <strong>{pointsText(item.points)}</strong>
        {amountNeeded !== null && <span>{t('item.and', { amount: money(amountNeeded) })}</span>}
      </p>
      {bonus && (
        <p className={styles.terms}>
          {bonus.turnover === null ? t('item.free') : t('item.turnover', { amount: money(bonus.turnover) })}
        </p>
      )}
      {bonus && <ExchangeNote item={item} currency={currency} />}
      <div className={styles.action}>
        <Action {...props} />
      </div>
    </MediaCard>
  )
}
