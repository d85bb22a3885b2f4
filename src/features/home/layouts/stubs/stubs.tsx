import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { useNear } from '#src/lib/use-near.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { variedLotteries } from '../../lib/draw-parts.ts'
import { Stub } from './stub.tsx'
import styles from './stubs.module.css'

const most = 4

interface Props {
  category: Category
  /** What stands where the draws cannot be had. */
  Failed: ComponentType<{ isBusy: boolean; onRetry: () => void }>
}

/** The quick lotteries as ticket stubs: how often each is drawn, what a line costs, what it pays and how often it wins. Far from
 * the window there is a title above their room. */
export function StubsSection({ category, Failed }: Props) {
  const { t } = useTranslation('home')
  const { data, isPending, isFetching, refetch } = useLatestDrawsQuery()
  const [ref, isNear] = useNear()
  const titleId = `section-${category.id}`
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const quick = data && variedLotteries(data, most)
  if (quick?.length === 0) return null
  return (
    <section ref={ref} className={styles.section} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        more={{ to: category.path, text: t('draws.all'), label: `${t('draws.all')}: ${title}` }}
      />
      {!data && !isPending ? (
        <Failed isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.stubs}>
          {isNear &&
            quick?.map((lottery) => (
              <li key={lottery.gameCode} className={styles.place}>
                <Stub lottery={lottery} />
              </li>
            ))}
          {isNear && !quick && <StubSkeletons />}
        </ul>
      )}
    </section>
  )
}

function StubSkeletons() {
  return Array.from({ length: most }, (_, position) => position).map((position) => (
    <li key={position} className={styles.place} aria-hidden="true">
      <Skeleton className={styles.stub} />
    </li>
  ))
}
