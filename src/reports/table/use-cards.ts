import { useMediaQuery } from '#src/ui/use-media-query.ts'

/** A table of more columns has no room beside a side list on a tablet: what it says last would be out of sight. */
const maxOnTablet = 5

/** Whether a list is cards here: on phones, and one of many columns on tablets too. */
export const useCards = (columns: readonly unknown[]): boolean =>
  useMediaQuery(columns.length > maxOnTablet ? '(max-width: 1023px)' : '(max-width: 767px)')
