import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { LaneButtons } from '#src/ui/lane/scroll-lane.tsx'
import { useLane } from '#src/ui/lane/use-lane.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './list-bars.module.css'

interface Props {
  vendors: readonly { code: string; name: string; count: number }[] | undefined
  chosen: readonly string[]
  onToggle: (code: string) => void
  onAll: () => void
}

/** The vendors of the category in a lane; several can be chosen. */
export function VendorChips({ vendors, chosen, onToggle, onAll }: Props) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const id = useId()
  const lane = useLane({ count: vendors?.length ?? 0 })
  if (!vendors)
    return (
      <div className={styles.chips} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} className={styles.chipSkeleton} />
        ))}
      </div>
    )
  const texts = { back: t('vendors.back'), on: t('vendors.on'), play: '', pause: '' }
  return (
    <div className={styles.chipRow}>
      <VisuallyHidden>
        <span id={id}>{t('vendors.label')}</span>
      </VisuallyHidden>
      <ul ref={lane.trackRef} className={styles.chips} aria-labelledby={id} onScroll={lane.measure}>
        <li>
          <button type="button" className={styles.chip} aria-pressed={chosen.length === 0} onClick={onAll}>
            {t('vendors.all')}
            <span className={styles.count}>{number(vendors.length)}</span>
          </button>
        </li>
        {vendors.map(({ code, name, count }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={chosen.includes(code)}
              aria-label={t('vendors.chip', { name, text: t('count', { count, figure: number(count) }) })}
              onClick={() => onToggle(code)}
            >
              {`${name} `}
              <span className={styles.count}>{number(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <LaneButtons lane={lane} arrowsFrom={8} texts={texts} />
    </div>
  )
}
