import { useTranslation } from 'react-i18next'
import type { ShownLottery } from '#contract/lobby/latest-draws.ts'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { oddsText } from '#src/play/odds-text.ts'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { shortOdds, toldPlay } from '../../lib/draw-parts.ts'
import { intervalText } from '../../lib/interval-text.ts'
import styles from './stubs.module.css'

/** The stub of one lottery, which leads to its ticket. */
export function Stub({ lottery }: { lottery: ShownLottery }) {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  const { moneyText, number } = useFormat()
  const { vassalage, gameCode, name, logoUrl, interval, minStake } = lottery
  const play = toldPlay(lottery)
  const odds = play && shortOdds(play.odds)
  return (
    <Link className={styles.stub} to={lotteryPathOf({ vassalage, gameCode })}>
      <Image className={styles.mark} src={assetUrl(logoUrl)} alt="" width={60} height={60} fallback="ticket" />
      <bdi className={styles.name}>{name}</bdi>
      {interval !== null && (
        <span className={styles.every}>{t('draws.every', { time: intervalText(interval, tag) })}</span>
      )}
      <span className={styles.foot}>
        <b>{moneyText(minStake, { digits: 0 })}</b>
        {play && <bdi dir="ltr">{`1 : ${oddsText(play.pays, tag)}`}</bdi>}
      </span>
      {odds && (
        <small className={styles.odds}>{t('draws.odds', { ways: number(odds.ways), of: number(odds.of) })}</small>
      )}
    </Link>
  )
}
