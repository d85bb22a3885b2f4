import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import type { StateTone } from '#src/account/parts/state-tag.tsx'
import type { IconName } from '#src/ui/icon-names.ts'

export type Activity = Promotion['state']

/** What a state means for the player. */
export const activityLooks: Readonly<Record<Activity, { tone: StateTone; icon: IconName }>> = {
  join: { tone: 'info', icon: 'plus' },
  claim: { tone: 'ok', icon: 'gift' },
  applying: { tone: 'warn', icon: 'clock' },
  close: { tone: 'plain', icon: 'minus' },
  rejected: { tone: 'bad', icon: 'x' },
  issued: { tone: 'ok', icon: 'check' },
  claimed: { tone: 'ok', icon: 'check' },
  process: { tone: 'info', icon: 'hourglass' },
  signed: { tone: 'ok', icon: 'badge-check' },
  comingSoon: { tone: 'plain', icon: 'calendar-days' },
}

/** The categories that the list has, as they come first in it. */
export const categoriesOf = (promotions: readonly Promotion[]): string[] => [
  ...new Set(promotions.map(({ category }) => category)),
]

/** What a category is called; one that the site does not know has no better name than the gateway's. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('promotions')
  const isKey = (key: string): key is `category.${'all' | 'event'}` => i18n.exists(key, { ns: 'promotions' })
  return (category) => {
    const key = `category.${category}`
    return isKey(key) ? t(key) : category
  }
}

/** Whether the member has begun it and it is not over: what "Mine" shows. */
export const isMine = ({ state }: Promotion): boolean =>
  state === 'process' || state === 'claim' || state === 'applying' || state === 'signed' || state === 'issued'
