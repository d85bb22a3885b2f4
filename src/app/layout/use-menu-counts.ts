import { useQuery } from '@tanstack/react-query'
import { hotGamesQuery } from '#src/features/home/api/get-hot-games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { announcementsQuery } from '#src/popups/announcements.ts'

/** How many promotions and hot games there are; the same questions as the home page's, so they are asked once. */
export function useMenuCounts(): { promotions: number | undefined; hot: number | undefined } {
  const { code } = useLanguage()
  const announcements = useQuery(announcementsQuery(code))
  const hot = useQuery(hotGamesQuery(code))
  return { promotions: announcements.data?.value.promotion.count, hot: hot.data?.value.length }
}
