import { assetUrl } from '#src/gateway/asset-url.ts'
import { usePicture } from '#src/ui/picture/use-picture.ts'
import styles from './wheel-object.module.css'

const star =
  'M0-24 7-9.500 22-17 14.500-2 24 0 14.500 7 17 22 2 14.500 0 24-7 9.500-22 17-14.500 2-24 0-14.500-7-17-22-2-14.500Z'.replaceAll(
    '.500',
    '.5',
  )

/** The merchant's emblem, or a star of metal. */
export function WheelHub({ emblem }: { emblem: string | undefined }) {
  const { address, onLoad, onError } = usePicture(assetUrl(emblem))
  return (
    <>
      <circle className={styles.cast} cy="4" r="39" />
      <circle r="37" fill="url(#wheel-metal)" />
      <circle className={styles.edge} data-tone="far" r="33.4" />
      <circle r="32.4" fill="url(#wheel-face)" />
      <circle className={styles.rays} r="16" pathLength="32" strokeDasharray="1 1" />
      <circle className={styles.rivets} r="35.2" pathLength="16" strokeDasharray="0.001 1" />
      {address ? (
        <image href={address} x="-37" y="-39" width="74" height="74" onLoad={onLoad} onError={onError} />
      ) : (
        <path d={star} fill="url(#wheel-pin)" />
      )}
    </>
  )
}

/** What points at the field that counts. */
export function WheelPointer() {
  return (
    <g className={styles.pointer} transform="translate(0 -121) scale(0.42)">
      <path className={styles.edge} data-tone="far" d="M-36-30C-36-54 36-54 36-30L28 9C18 22-18 22-28 9Z" />
      <path d="M-34-31C-34-52 34-52 34-31L26 6C18 18-18 18-26 6Z" fill="url(#wheel-metal)" />
      <path d="M-26-30C-24-41 24-41 26-30L20 0C12 8-12 8-20 0Z" fill="url(#wheel-face)" />
      <path
        className={styles.tooth}
        d="M-17-4C-20 22-12 52 3 76 12 52 19 24 17-4 8 4-8 4-17-4Z"
        fill="url(#wheel-ivory)"
      />
      <path className={styles.gleam} d="M-10 5C-12 24-7 44 1 60" />
      <circle cy="-20" r="8" fill="url(#wheel-pin)" />
    </g>
  )
}
