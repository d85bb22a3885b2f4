import type { ReactNode } from 'react'
import type { SectionList } from '../../lib/section-list.ts'
import { subjects } from '../parts/subjects.tsx'
import styles from './shoal.module.css'

/** Under water from edge to edge of the window, between a waterline and the bed. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.water}>
      {head}
      {children}
    </div>
  )
}

export const shoal: SectionList = { Scene, ...subjects({ styles, most: 4, size: 120 }) }
