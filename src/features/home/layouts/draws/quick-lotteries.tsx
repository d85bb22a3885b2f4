import { useTranslation } from 'react-i18next'
import type { ShownLottery } from '#contract/lobby/latest-draws.ts'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { variedLotteries } from '../../lib/draw-parts.ts'
import { intervalText } from '../../lib/interval-text.ts'
import styles from './quick-lotteries.module.css'

const most = 4

/** The lotteries that are drawn every few minutes or seconds. */
export function QuickLotteries({ lotteries }: { lotteries: readonly ShownLottery[] }) {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  return (
    <aside className={styles.quick} aria-labelledby="quick-lotteries">
      <PartHeading className={styles.title} id="quick-lotteries">
        {t('draws.quick')}
      </PartHeading>
      <ul className={styles.list}>
        {variedLotteries(lotteries, most).map(({ gameCode, vassalage, name, logoUrl, interval }) => (
          <li key={gameCode} className={styles.place}>
            <Link className={styles.way} to={lotteryPathOf({ vassalage, gameCode })}>
              <Image className={styles.mark} src={assetUrl(logoUrl)} alt="" width={44} height={44} fallback="ticket" />
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                {interval !== null && (
                  <span className={styles.every}>{t('draws.every', { time: intervalText(interval, tag) })}</span>
                )}
              </span>
              <Icon name="chevron-right" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
