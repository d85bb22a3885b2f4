import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { WideTile } from '#src/ui/tiles/wide-tile.tsx'
import { useGameActions } from './game-actions.tsx'

interface Props {
  card: GameCard
  /** `table`: a LIVE tag, the people at it and its limits; `match`: what is played and how much of it is open. */
  kind: 'table' | 'match'
  className?: string | undefined
}

export function PictureTile({ card, kind, className }: Props) {
  const { t } = useTranslation('play')
  const { number, moneyText } = useFormat()
  const { actionsOf } = useGameActions()
  const { displayName, vendorName, subject, liveCount, limits } = card
  const isTable = kind === 'table'
  const people =
    isTable && liveCount !== undefined
      ? { text: number(liveCount), label: t('tile.people', { count: liveCount }) }
      : undefined
  const isWhole = (amount: string) => !/\.\d*[1-9]/.test(amount)
  const short = (amount: string) => moneyText(amount, isWhole(amount) ? { digits: 0 } : {}) ?? '–'
  const limitsText = limits && t('tile.limits', { min: short(limits.min), max: short(limits.max) })
  const open = !isTable && liveCount !== undefined ? t('tile.matches', { count: liveCount }) : undefined
  const aside = open
    ? { content: open, tone: 'open' as const }
    : limitsText && { content: <bdi dir="ltr">{limitsText}</bdi>, tone: 'quiet' as const }
  return (
    <WideTile
      name={displayName}
      detail={!isTable && subject ? `${vendorName} · ${subject}` : vendorName}
      src={assetUrl(card.iconUrl)}
      live={isTable ? t('tag.live') : undefined}
      people={people}
      aside={aside || undefined}
      {...actionsOf(card)}
      className={className}
    />
  )
}
