import { Skeleton } from '#src/ui/skeleton.tsx'
import { ownSection } from '../layouts/layouts.ts'
import { tenantSections } from '../lib/tenant-sections.ts'
import styles from './game-section.module.css'
import { PartError } from './part-error.tsx'
import { SectionGamesSkeleton, SectionScene } from './section-games.tsx'

/** The first two sections, under bars where their titles will be. */
export function SectionSkeletons() {
  return tenantSections()
    .slice(0, 2)
    .map(({ category, layout }) => {
      const Own = ownSection(layout)
      if (Own) return <Own key={category.id} category={category} Failed={PartError} />
      return (
        <div key={category.id} className={styles.section} data-layout={layout} aria-hidden="true">
          <SectionScene layout={layout} head={<SkeletonHead />}>
            <SectionGamesSkeleton layout={layout} />
          </SectionScene>
        </div>
      )
    })
}

export function SkeletonHead() {
  return (
    <div className={styles.headSkeleton}>
      <Skeleton shape="line" className={styles.titleSkeleton} />
    </div>
  )
}
