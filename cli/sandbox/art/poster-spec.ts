import { catalogueVendors } from '#src/gateway/contract/vendors.ts'
import { posterSpecFor } from '../artwork/catalogue.ts'
import { hueDistance } from '../artwork/colour.ts'
import type { PosterSpec } from '../artwork/poster.ts'
import type { GameRow } from '../database/catalogue.ts'
import { isWide } from '../text/categories.ts'

/** What a game of wide pictures shows where a poster or an icon is asked for. */
const heroOfType: Readonly<Record<string, string>> = {
  LIVE: 'poker-chips',
  SPORTS: 'golden-crown',
  ESPORTS: 'rocket',
  COCKFIGHT: 'rooster',
}

type Pictured = Pick<GameRow, 'node_id' | 'title' | 'type' | 'vendor' | 'picture'>

export function posterSpecOf({ node_id, title, type, vendor, picture }: Pictured): PosterSpec {
  return posterSpecFor({
    index: node_id,
    title,
    heroId: isWide(type) ? (heroOfType[type] ?? 'golden-crown') : picture,
    vendorIndex: catalogueVendors.findIndex(({ code }) => code === vendor),
  })
}

/** Whether two posters may stand beside each other: neither one family nor nearly one hue. */
export function goTogether(one: PosterSpec, two: PosterSpec): boolean {
  return one.family !== two.family && hueDistance(one.hue, two.hue) > 40
}
