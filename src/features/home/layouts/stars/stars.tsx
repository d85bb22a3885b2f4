import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import type { SectionList } from '../../lib/section-list.ts'
import night from '../parts/scene-night.module.css'
import { subjects } from '../parts/subjects.tsx'
import styles from './stars.module.css'

/** A lattice before a lit room: its eight-pointed stars hold what is played. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.lattice, night.night)}>
      {head}
      {children}
    </div>
  )
}

export const stars: SectionList = { Scene, ...subjects({ styles, most: 4, size: 96 }) }
