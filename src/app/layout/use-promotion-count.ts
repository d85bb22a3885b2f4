import { useAnnouncementsQuery } from '#src/session/announcements.ts'

/** How many promotions there are; the same question as the home page's, so it is asked once. */
export const usePromotionCount = (): number | undefined => useAnnouncementsQuery().data?.promotion.count
