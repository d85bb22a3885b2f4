import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '#src/reports/table/pager.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { stamp } from '../lib/stamp.ts'
import styles from './reader.module.css'

export interface ReaderItem {
  id: string
  title: string
  /** An instant; what is without a date has none. */
  at?: string
  excerpt?: string
  isNew?: boolean
}

interface ReaderProps {
  /** What is listed, for those who do not see it. */
  label: string
  items: readonly ReaderItem[]
  page: number
  pages: number
  onPage: (page: number) => void
  openId: string | undefined
  /** Undefined folds the one that is open. */
  onOpen: (id: string | undefined) => void
  /** The text of the one that is open. */
  children: ReactNode
}

function Title({
  item,
  isOpen,
  panel,
  onOpen,
}: Pick<ReaderProps, 'onOpen'> & { item: ReaderItem; isOpen: boolean; panel: string }) {
  const { t } = useTranslation('messages')
  return (
    <button
      type="button"
      className={styles.title}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={() => onOpen(isOpen ? undefined : item.id)}
    >
      <span className={styles.words}>
        <span className={styles.name} data-new={item.isNew ? '' : undefined}>
          {item.isNew && <span className={styles.dot} role="img" aria-label={t('new')} />}
          {item.title}
        </span>
        {item.excerpt && <span className={styles.excerpt}>{item.excerpt}</span>}
        {item.at && (
          <time dateTime={item.at} className={styles.time}>
            <bdi dir="ltr">{stamp(item.at)}</bdi>
          </time>
        )}
      </span>
      <Icon name="chevron-right" size="small" />
    </button>
  )
}

/** Titles by pages of nine, and the text of the one that is open beside them; on phones below its title. */
export function Reader({ label, items, page, pages, onPage, openId, onOpen, children }: ReaderProps) {
  const { t } = useTranslation('messages')
  const isWide = useMediaQuery('(min-width: 768px)')
  const panel = useId()
  const text = openId !== undefined && (
    <section id={panel} className={styles.text}>
      {children}
    </section>
  )
  return (
    <div className={styles.reader}>
      <div className={styles.side}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <li key={item.id} data-open={item.id === openId ? '' : undefined}>
              <Title item={item} isOpen={item.id === openId} panel={panel} onOpen={onOpen} />
              {!isWide && item.id === openId && text}
            </li>
          ))}
        </ul>
        <Pager page={page} pages={pages} onPage={onPage} label={label} />
      </div>
      {isWide && (
        <div className={styles.stage}>
          {text || <StatePanel icon="mail" title={t('choose.title')} text={t('choose.text')} />}
        </div>
      )}
    </div>
  )
}
