import styles from './envelope-picture.module.css'

/** A closed envelope with a seal. */
export function EnvelopePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 88 116" aria-hidden="true">
      <rect className={styles.body} x="1" y="1" width="86" height="114" rx="8" />
      <path className={styles.pattern} d="M14 70 44 100 74 70M14 84 44 114 74 84M24 60 44 80 64 60" />
      <path className={styles.flap} d="M1 9a8 8 0 0 1 8-8h70a8 8 0 0 1 8 8v20Q66 50 44 50T1 29Z" />
      <circle className={styles.seal} cx="44" cy="50" r="15" />
      <rect className={styles.mark} x="38" y="44" width="12" height="12" rx="2" transform="rotate(45 44 50)" />
    </svg>
  )
}
