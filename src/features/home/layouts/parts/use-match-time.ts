import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { useFormat } from '#src/i18n/format.ts'

/** When a match is played, in words; of a virtual one, which has no time, what is played. */
export function useMatchTime({ game, startsAt, live }: Fixture): string {
  const { t } = useTranslation('play')
  const { time, day } = useFormat()
  if (live) return t('tag.live')
  if (startsAt !== null) return `${day(startsAt)} ${time(startsAt)}`
  return game.subject ?? game.displayName
}
