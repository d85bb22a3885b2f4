import type { ReactNode } from 'react'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './claims-page.module.css'

interface ClaimsPageProps<Id extends string> {
  title: string
  /** Words, or a scene that says them. */
  intro: ReactNode
  tabs: { label: string; options: readonly { id: Id; text: string }[] }
  chosen: Id
  onChoose: (id: Id) => void
  /** What was claimed a moment ago, announced. */
  message: ReactNode
  children: ReactNode
}

/** A page of what can be claimed, in a few views. */
export function ClaimsPage<Id extends string>(props: ClaimsPageProps<Id>) {
  const { title, intro, tabs, chosen, onChoose, message, children } = props
  return (
    <AccountPage title={title}>
      <div className={styles.page}>
        {typeof intro === 'string' ? <p className={styles.intro}>{intro}</p> : intro}
        <SegmentedTabs label={tabs.label} tabs={tabs.options} chosen={chosen} onChoose={onChoose}>
          <div className={styles.panel}>
            <div role="status" className={styles.message}>
              {message}
            </div>
            {children}
          </div>
        </SegmentedTabs>
      </div>
    </AccountPage>
  )
}

/** Rows of claims. */
export function ClaimList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

/** As many rows while they are awaited. */
export function ClaimListSkeleton({ rows, isTall = false }: { rows: number; isTall?: boolean }) {
  return (
    <div className={styles.list} data-tall={isTall ? '' : undefined}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content, which never change places
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  )
}
