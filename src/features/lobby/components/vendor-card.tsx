import { useTranslation } from 'react-i18next'
import type { Vendor } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { isWideType } from '#src/play/is-wide.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import upright from '../scene/upright.module.css'
import styles from './vendor-card.module.css'

interface Props {
  vendor: Vendor
  /** Of the first view: its picture is loaded at once. */
  isEager: boolean
}

/** A vendor by the picture of its lobby; a press anywhere on it launches the lobby. */
export function VendorCard({ vendor, isEager }: Props) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const launch = useLaunch()
  const { name, gameCount, lobby } = vendor
  const isUpright = !isWideType(lobby.gameType)
  return (
    <button type="button" className={classNames(styles.card, isUpright && upright.card)} onClick={() => launch(lobby)}>
      <span className={classNames(styles.art, upright.art)}>
        <Image
          className={styles.picture}
          src={assetUrl(lobby.iconUrl)}
          alt=""
          width={isUpright ? 240 : 480}
          height={isUpright ? 320 : 270}
          loading={isEager ? 'eager' : 'lazy'}
          fallback="dices"
        />
      </span>
      <span className={classNames(styles.plate, upright.plate)}>
        <span className={classNames(styles.mark, upright.mark)}>
          <Image className={styles.logo} src={assetUrl(vendor.logoUrl)} alt="" fallback="gamepad-2" />
        </span>
        <span className={styles.words}>
          <span className={classNames(styles.name, upright.name)}>{name}</span>
          <span className={styles.count}>{t('count', { count: gameCount, figure: number(gameCount) })}</span>
        </span>
        <span className={styles.go}>
          <Icon name="play" size="small" />
        </span>
      </span>
    </button>
  )
}
