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
