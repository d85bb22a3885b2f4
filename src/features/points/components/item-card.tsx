import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useSession } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import styles from '../scene/item-card.module.css'
import { ExchangeNote } from './exchange-note.tsx'
import { LogInButton } from './log-in-button.tsx'
import { PointsFigure } from './points-figure.tsx'

interface ItemCardProps {
  item: PointItem
  currency: string
  /** The member's; undefined where they are not known. */
  points: number | undefined
  onRedeem: () => void
}

const missingOf = ({ item, points }: Pick<ItemCardProps, 'item' | 'points'>): number =>
  points === undefined ? 0 : Math.max(0, item.points - points)

/** `off`: nobody can have it; `short`: one's points are not enough. */
function stateOf({ item, points }: Pick<ItemCardProps, 'item' | 'points'>): 'off' | 'short' | 'open' {
  if (!item.isOpen || item.left === 0) return 'off'
  return missingOf({ item, points }) > 0 ? 'short' : 'open'
}

function Terms({ item, currency }: Pick<ItemCardProps, 'item' | 'currency'>) {
  const { t } = useTranslation('points')
  const { number, moneyText } = useFormat()
  const { type, amountNeeded, bonus, left } = item
  const money = (amount: string) => moneyText(amount, { currency }) ?? amount
  return (
    <p className={styles.terms}>
      <span>{t(`one.${type}`)}</span>
      {left !== null && left > 0 && <span>{t('item.left', { count: left, figure: number(left) })}</span>}
      {amountNeeded !== null && <span>{t('item.and', { amount: money(amountNeeded) })}</span>}
      {bonus && (
        <span>{bonus.turnover === null ? t('item.free') : t('item.turnover', { amount: money(bonus.turnover) })}</span>
      )}
    </p>
  )
}

/** What one's points are short of. */
function Missing(props: Pick<ItemCardProps, 'item' | 'points'>) {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const missing = missingOf(props)
  return <p className={styles.note}>{t('item.missing', { count: missing, figure: number(missing) })}</p>
}

function Action({ item, points, onRedeem }: Omit<ItemCardProps, 'currency'>) {
  const { t } = useTranslation('points')
  const { isSignedIn } = useSession()
  const { name } = item
  const state = stateOf({ item, points })
  if (state === 'off') return null
  if (!isSignedIn) return <LogInButton text={t('item.logIn')} what={t('item.logInWhat', { name })} isPlain />
  if (state === 'short') return null
  return (
    <IconButton
      icon="arrow-right"
      label={t('item.redeemWhat', { name })}
      aria-haspopup="dialog"
      className={styles.go}
      onClick={onRedeem}
    />
  )
}

/** A thing of the mall: what it costs in points and in money, how many there are, and how to have it. */
export function ItemCard(props: ItemCardProps) {
  const { item, currency } = props
  const { t } = useTranslation('points')
  const { name, imageUrl, bonus, isOpen } = item
  const state = stateOf(props)
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.frame}>
        <Image src={imageUrl && assetUrl(imageUrl)} alt="" fallback="gift" className={styles.picture} />
        {state === 'off' && <span className={styles.tag}>{t(isOpen ? 'item.gone' : 'item.closed')}</span>}
      </div>
      <h2 className={styles.title}>{name}</h2>
      <div>
        <Terms item={item} currency={currency} />
        {state === 'short' && <Missing {...props} />}
        {bonus && <ExchangeNote item={item} currency={currency} />}
      </div>
      <div className={styles.foot}>
        <strong className={styles.cost}>
          <PointsFigure points={item.points} />
        </strong>
        <Action {...props} />
      </div>
    </li>
  )
}
