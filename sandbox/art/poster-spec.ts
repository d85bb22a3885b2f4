import { posterSpecFor } from '../artwork/catalogue.ts'
import type { GeometrySpec } from '../artwork/geometry/geometry.ts'
import { hueDistance } from '../artwork/parts/colour.ts'
import type { PosterSpec } from '../artwork/poster.ts'
import { showpieces } from '../artwork/showpieces/showpieces.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { isWide } from '../catalogue/categories.ts'

/** What a game of wide pictures shows where a poster or an icon is asked for. */
const heroOfType: Readonly<Record<string, string>> = {
  LIVE: 'poker-chips',
  SPORTS: 'golden-crown',
  ESPORTS: 'rocket',
  COCKFIGHT: 'rooster',
}

type Pictured = Pick<GameRow, 'node_id' | 'title' | 'type' | 'vendor' | 'picture'>

const chosen = new Set(
  Object.values(showpieces)
    .flat()
    .map((piece) => piece.title),
)

/** The games chosen by hand show their hero in its natural colours; the others take what their title throws. */
export function posterSpecOf({ node_id, title, type, vendor, picture }: Pictured): PosterSpec {
  const heroId = isWide(type) ? (heroOfType[type] ?? 'golden-crown') : picture
  return posterSpecFor({ index: node_id, title, heroId, vendor, isShowpiece: chosen.has(title) })
}

/** What a drawing in flat shapes is made by: the thing itself of the games chosen by hand and of every third of the others. */
export function geometrySpecOf({ node_id, title, type, picture }: Pictured): GeometrySpec {
  return { picture, seed: node_id, isThing: isWide(type) || chosen.has(title) || node_id % 3 === 0 }
}

/** Whether two posters may stand beside each other: neither one grammar nor nearly one hue. */
export function goTogether(one: PosterSpec, two: PosterSpec): boolean {
  return one.grammar !== two.grammar && hueDistance(one.hue, two.hue) > 40
}
