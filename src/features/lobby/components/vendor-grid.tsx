import type { Vendor } from '#contract/lobby/games.ts'
import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import upright from '../scene/upright.module.css'
import { VendorCard } from './vendor-card.tsx'
import styles from './vendor-grid.module.css'

/** Cards that are in view on most screens. */
const eagerCards = 3

/** Four in a row where three would leave one alone in the last, or where there are many. */
const isDense = (count: number): boolean => count % 4 === 0 || count > 9

interface Props {
  label: string
  /** Their lobbies' pictures are upright: each stands beside the vendor's name. */
  isUpright: boolean
}

const gridOf = (isUpright: boolean) => classNames(styles.grid, isUpright && upright.grid)

/** One vendor alone stands in a large card. */
export function VendorGrid({ label, vendors, isUpright }: Props & { vendors: readonly Vendor[] }) {
  return (
    <ul
      className={gridOf(isUpright)}
      aria-label={label}
      data-alone={vendors.length === 1 ? '' : undefined}
      data-dense={isDense(vendors.length) ? '' : undefined}
    >
      {vendors.map((vendor, position) => (
        <li key={vendor.code}>
          <VendorCard vendor={vendor} isEager={position < eagerCards} />
        </li>
      ))}
    </ul>
  )
}

export function VendorSkeletons({ label, isUpright }: Props) {
  return (
    <div role="status" aria-label={label}>
      <ul className={gridOf(isUpright)} aria-hidden="true">
        {Array.from({ length: 6 }, (_, position) => position).map((position) => (
          <li key={position}>
            <Skeleton className={classNames(styles.skeleton, isUpright && upright.skeleton)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
