import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import type { Winner } from '../api/queries.ts'
import styles from './winner-line.module.css'

/** Who won how much in what; the game is opened as anywhere else. */
export function WinnerLine({ winner, rank }: { winner: Winner; rank: number }) {
  const { t } = useTranslation('winners')
  const { money, number } = useFormat()
  const launch = useLaunch()
  const { customerName, winAmount, avatarUrl, iconUrl, gameName, card } = winner
  const isList = card?.isGame === 'VASSALAGE'
  return (
    <li className={styles.line} data-rank={rank}>
      <span className={styles.rank}>
        <span className={styles.medal}>{number(rank)}</span>
      </span>
      <Avatar src={assetUrl(avatarUrl)} />
      <bdi className={styles.name}>{customerName}</bdi>
      <span className={styles.game}>
        <Image src={assetUrl(iconUrl)} alt="" width={36} height={36} className={styles.picture} />
        <span className={styles.about}>
          <bdi className={styles.title}>{gameName}</bdi>
          {card && <bdi className={styles.vendor}>{card.vendorName}</bdi>}
        </span>
      </span>
      <Money className={styles.amount} parts={money(winAmount)} />
      {card && (
        <Button
          look="outline"
          size="tiny"
          className={styles.play}
          aria-label={isList ? t('showWhat', { vendor: card.vendorName }) : t('playWhat', { game: gameName })}
          onClick={() => launch(card)}
        >
          {t(isList ? 'show' : 'play')}
        </Button>
      )}
    </li>
  )
}
