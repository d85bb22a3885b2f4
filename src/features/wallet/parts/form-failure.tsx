import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './form-failure.module.css'

/** Why a form was refused where that is about no field, announced; the place is there before there is a reason. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.place}>
      {children && (
        <div className={styles.failure}>
          <Icon name="circle-alert" size="small" />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
