import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'
import { vendorPath } from '#src/config/game-paths.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import type { GameFacts } from '../api/get-game.ts'
import styles from './maker-card.module.css'

/** Who made the game: its mark, how many games of it are here, and the way to them where the category has a list. */
export function MakerCard({ game: { card, maker } }: { game: GameFacts }) {
  const { t } = useTranslation(['game', 'play'])
  const { number } = useFormat()
  if (!maker) return null
  const { vendorName, vassalage, gameType } = card
  const category = categories().find(({ gatewayCode, hasList }) => gatewayCode === gameType && hasList)
  return (
    <section className={styles.maker} aria-label={t('play:game.vendor')}>
      <Image className={styles.mark} src={assetUrl(maker.logoUrl)} alt={vendorName} fallback="gamepad-2" />
      <p>{t('game:makerCount', { count: maker.gameCount, figure: number(maker.gameCount) })}</p>
      {category && (
        <LinkButton
          look="text"
          to={vendorPath(category, vassalage)}
          iconEnd="chevron-right"
          aria-label={t('game:maker', { vendor: vendorName })}
        >
          {t('game:makerGames')}
        </LinkButton>
      )}
    </section>
  )
}
