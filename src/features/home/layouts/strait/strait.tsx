import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import type { SectionList } from '../../lib/section-list.ts'
import night from '../parts/scene-night.module.css'
import { subjects } from '../parts/subjects.tsx'
import styles from './strait.module.css'

/** The sea in section: a night sky with the title, a waterline, and below it what swims. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.sea, night.night)}>
      {head}
      {children}
    </div>
  )
}

export const strait: SectionList = { Scene, ...subjects({ styles, most: 4, size: 120 }) }
