import { Skeleton } from '#src/ui/skeleton.tsx'
import { tenantSections } from '../lib/tenant-sections.ts'
import styles from './game-section.module.css'
import { SectionGamesSkeleton, SectionScene } from './section-games.tsx'

/** The first two sections, under bars where their titles will be. */
export function SectionSkeletons() {
  return tenantSections()
    .slice(0, 2)
    .map(({ category, layout }) => (
      <div key={category.id} className={styles.section} data-layout={layout} aria-hidden="true">
        <SectionScene layout={layout} head={<SkeletonHead />}>
          <SectionGamesSkeleton layout={layout} />
        </SectionScene>
      </div>
    ))
}

export function SkeletonHead() {
  return (
    <div className={styles.headSkeleton}>
      <Skeleton shape="line" className={styles.titleSkeleton} />
    </div>
  )
}
