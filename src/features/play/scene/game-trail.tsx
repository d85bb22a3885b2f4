import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'
import { vendorPath } from '#src/config/game-paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import type { GameFacts } from '../api/get-game.ts'
import styles from './game-trail.module.css'

/** From the category over the maker down to the game; its line is there before the game is. */
export function GameTrail({ card }: { card: GameFacts['card'] | undefined }) {
  const { t } = useTranslation(['game', 'shell'])
  const category = categories().find(({ gatewayCode }) => gatewayCode === card?.gameType)
  return (
    <nav className={styles.trail} aria-label={t('game:trail')}>
      {card && (
        <ol>
          {category && (
            <li>
              <Link to={category.path}>{t(`shell:category.${category.id}` as 'shell:category.live')}</Link>
              <Icon name="chevron-right" size="small" />
            </li>
          )}
          {category?.hasList && (
            <li>
              <Link to={vendorPath(category, card.vassalage)}>{card.vendorName}</Link>
              <Icon name="chevron-right" size="small" />
            </li>
          )}
          <li aria-current="page">
            <bdi>{card.displayName}</bdi>
          </li>
        </ol>
      )}
    </nav>
  )
}
