import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useResources } from '#src/features/support/api/queries.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { MirroredImage } from '#src/ui/picture/mirrored-image.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { evenRow } from './even-row.ts'
import styles from './footer.module.css'

export interface PicturesProps {
  /** Before, hardly anybody comes so far: names stand without their pictures, which have their room. */
  isNear: boolean
}

/** The vendors' marks, as many in each row. */
export function Vendors({ isNear }: PicturesProps) {
  const { t } = useTranslation()
  const vendors = useResources('vendor')
  if (vendors.length === 0) return null
  const inRow = {
    '--in-wide': evenRow(vendors.length, 12),
    '--in-narrow': evenRow(vendors.length, 6),
    '--on-phones': evenRow(vendors.length, 3),
  }
  return (
    <ul className={styles.vendors} style={inRow as CSSProperties} aria-label={t('footer.vendors')}>
      {vendors.map(({ labelNameEn, url }) => (
        <li key={url}>
          {isNear ? (
            <MirroredImage src={assetUrl(url)} alt={labelNameEn} height="24" />
          ) : (
            <VisuallyHidden>{labelNameEn}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  )
}
