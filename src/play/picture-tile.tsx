import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { WideTile } from '#src/ui/tiles/wide-tile.tsx'
import { cardRtp } from './card-rtp.ts'
import { useGameActions } from './game-actions.tsx'
import { useLimitsText } from './use-limits-text.ts'

interface Props {
  card: GameCard
  /** `table`: a LIVE tag, the people at it and its limits; `match`: what is played and how much of it is open. */
  kind: 'table' | 'match'
  className?: string | undefined
}

export function PictureTile({ card, kind, className }: Props) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { number } = useFormat()
  const { actionsOf, aboutOf } = useGameActions()
  const { displayName, vendorName, subject, liveCount } = card
  const isTable = kind === 'table'
  const people =
    isTable && liveCount !== undefined
      ? { text: number(liveCount), label: t('tile.people', { count: liveCount }) }
      : undefined
  const limitsText = useLimitsText(card)
  const open = !isTable && liveCount !== undefined ? t('tile.matches', { count: liveCount }) : undefined
  const aside = open
    ? { content: open, tone: 'open' as const }
    : limitsText && { content: <bdi dir="ltr">{limitsText}</bdi>, tone: 'quiet' as const }
  const rtp = cardRtp(card, language, t)
  return (
    <WideTile
      name={displayName}
      detail={[vendorName, !isTable && subject, rtp].filter(Boolean).join(' · ')}
      src={assetUrl(card.iconUrl)}
      live={isTable ? t('tag.live') : undefined}
      people={people}
      aside={aside || undefined}
      {...actionsOf(card)}
      about={aboutOf(card)}
      className={className}
    />
  )
}
