import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'

/** Smallest and largest bet of a game, "$1 – $500"; undefined where the gateway says neither. */
export function useLimitsText({ limits }: GameCard): string | undefined {
  const { t } = useTranslation('play')
  const { moneyText } = useFormat()
  const short = (amount: string) => moneyText(amount, /\.\d*[1-9]/.test(amount) ? {} : { digits: 0 }) ?? '–'
  return limits && t('tile.limits', { min: short(limits.min), max: short(limits.max) })
}
