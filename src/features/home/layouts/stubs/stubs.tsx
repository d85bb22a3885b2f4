import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownLottery } from '#contract/lobby/latest-draws.ts'
import type { Category } from '#src/config/categories.ts'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { shortOdds, toldPlay, variedLotteries } from '../../lib/draw-parts.ts'
import { intervalText } from '../../lib/interval-text.ts'
import { oddsText } from '../../lib/odds-text.ts'
import styles from './stubs.module.css'

const most = 4

interface Props {
  category: Category
  /** What stands where the draws cannot be had. */
  Failed: ComponentType<{ isBusy: boolean; onRetry: () => void }>
}

/** The quick lotteries as ticket stubs: how often each is drawn, what a line costs, what it pays and how often it wins. */
export function StubsSection({ category, Failed }: Props) {
  const { t } = useTranslation('home')
  const { data, isPending, isFetching, refetch } = useLatestDrawsQuery()
  const titleId = `section-${category.id}`
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const quick = data && variedLotteries(data, most)
  if (quick?.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        more={{ to: category.path, text: t('draws.all'), label: `${t('draws.all')}: ${title}` }}
      />
      {!data && !isPending ? (
        <Failed isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.stubs}>
          {quick?.map((lottery) => (
            <li key={lottery.gameCode} className={styles.place}>
              <Stub lottery={lottery} />
            </li>
          ))}
          {!quick && <StubSkeletons />}
        </ul>
      )}
    </section>
  )
}

function Stub({ lottery }: { lottery: ShownLottery }) {
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

function StubSkeletons() {
  return Array.from({ length: most }, (_, position) => position).map((position) => (
    <li key={position} className={styles.place} aria-hidden="true">
      <Skeleton className={styles.stub} />
    </li>
  ))
}
