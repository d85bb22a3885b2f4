import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Money } from '#src/ui/money.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import type { Winner } from '../api/queries.ts'
import styles from '../scene/winner-line.module.css'

const whole = { digits: 0 }

/** A figure of the row, with what it is; a wide list says that once, in its head. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.figure}>
      <small>{label}</small>
      {children}
    </span>
  )
}

/** Who won how much in what, by which stake, and how the whole period went for them; the game is opened as anywhere else. */
export function WinnerLine({ winner, rank }: { winner: Winner; rank: number }) {
  const { t } = useTranslation('winners')
  const { money, number } = useFormat()
  const launch = useLaunch()
  const { customerName, winAmount, avatarUrl, iconUrl, gameName, card, stake, net } = winner
  const times = stake !== undefined && Number(stake) > 0 ? Number(winAmount) / Number(stake) : undefined
  const isList = card?.isGame === 'VASSALAGE'
  const game = (
    <>
      <Image src={assetUrl(iconUrl)} alt="" width={36} height={36} className={styles.picture} />
      <span className={styles.about}>
        <bdi className={styles.title}>{gameName}</bdi>
        {card && <bdi className={styles.vendor}>{card.vendorName}</bdi>}
      </span>
    </>
  )
  return (
    <li className={styles.line} data-rank={rank}>
      <span className={styles.medal}>{number(rank)}</span>
      <Avatar src={assetUrl(avatarUrl)} size={32} />
      <bdi className={styles.name}>{customerName}</bdi>
      {card ? (
        <button
          type="button"
          className={styles.game}
          aria-label={isList ? t('showWhat', { vendor: card.vendorName }) : t('playWhat', { game: gameName })}
          onClick={() => launch(card)}
        >
          {game}
        </button>
      ) : (
        <span className={styles.game}>{game}</span>
      )}
      <Money className={styles.amount} parts={money(winAmount, whole)} />
      {stake !== undefined && (
        <Figure label={t('stake')}>
          <Money parts={money(stake, whole)} />
        </Figure>
      )}
      {times !== undefined && (
        <Figure label={t('times')}>
          <bdi dir="ltr">×{number(Math.round(times * 10) / 10)}</bdi>
        </Figure>
      )}
      {net !== undefined && (
        <Figure label={t('net')}>
          <Money className={styles.net} parts={money(net, { digits: 0, hasPlus: true })} />
        </Figure>
      )}
    </li>
  )
}
