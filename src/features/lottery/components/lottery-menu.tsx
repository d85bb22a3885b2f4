import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './lottery-menu.module.css'

interface LotteryMenuProps {
  lotteries: readonly Lottery[]
  chosen: string | undefined
  isPending: boolean
  isRecent: (gameCode: string) => boolean
}

/** On narrow screens the menu is a lane: pushed so far that the chosen lottery is in sight. */
function useChosenInSight(chosen: string | undefined, isPending: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entry = !isPending && chosen && list.current?.querySelector('[aria-current]')
    if (!entry || !list.current) return
    const lane = list.current.getBoundingClientRect()
    const { left, right, width } = entry.getBoundingClientRect()
    if (left < lane.left || right > lane.right) list.current.scrollLeft += left - lane.left - (lane.width - width) / 2
  }, [chosen, isPending])
  return list
}

/** The lotteries of the address; each is a link of its own. */
export function LotteryMenu({ lotteries, chosen, isPending, isRecent }: LotteryMenuProps) {
  const { t } = useTranslation('lottery')
  const { pathname } = useLocation()
  const list = useChosenInSight(chosen, isPending)
  if (isPending)
    return (
      <div className={styles.menu} role="status" aria-label={t('menu.loading')}>
        <div className={styles.list}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} className={styles.skeleton} />
          ))}
        </div>
      </div>
    )
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      <ul ref={list} className={styles.list}>
        {lotteries.map(({ gameCode, name, logoUrl }) => (
          <li key={gameCode}>
            <Link
              to={`${pathname}?${new URLSearchParams({ gameCode })}`}
              className={styles.entry}
              aria-current={gameCode === chosen ? 'page' : undefined}
            >
              <Image src={assetUrl(logoUrl)} alt="" fallback="ticket" className={styles.logo} width={28} height={28} />
              <span className={styles.texts}>
                <span className={styles.name}>{name}</span>
                {isRecent(gameCode) && <span className={styles.recent}>{t('menu.recent')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
