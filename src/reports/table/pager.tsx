import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { IconButton } from '#src/ui/button.tsx'
import styles from './pager.module.css'
import { pagesShown } from './pages-shown.ts'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** What is paged, where a view has more than one pager. */
  label?: string
  /** 5 and 1 by default. */
  links?: number
  margin?: number
}

/** Pages of a list by number; nothing where there is but one. */
export function Pager({ page, pages, onPage, label, links, margin }: PagerProps) {
  const { t } = useTranslation('centre')
  const { number } = useFormat()
  if (pages <= 1) return null
  let gaps = 0
  return (
    <nav className={styles.pager} aria-label={label ?? t('pager.label')}>
      <IconButton
        icon="chevron-left"
        label={t('pager.previous')}
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ol className={styles.pages}>
        {pagesShown(page, pages, links, margin).map((one) => {
          if (one === 0) {
            gaps += 1
            return (
              <li key={`gap-${gaps}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            )
          }
          return (
            <li key={one}>
              <button
                type="button"
                className={styles.page}
                aria-label={t('pager.page', { page: number(one) })}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onPage(one)}
              >
                {number(one)}
              </button>
            </li>
          )
        })}
      </ol>
      <IconButton
        icon="chevron-right"
        label={t('pager.next')}
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
