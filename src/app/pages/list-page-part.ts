import i18next from 'i18next'
import { lazyPart } from '../parts/lazy-part.ts'

/** Its code and its strings at the same time. */
const list =
  CATEGORY_RNG || CATEGORY_FISH || CATEGORY_PVP || CATEGORY_BGS
    ? lazyPart(async () => {
        const [{ ListPage }] = await Promise.all([
          import('#src/features/games/pages/list-page.tsx'),
          i18next.loadNamespaces('games'),
        ])
        return ListPage
      })
    : undefined

/** The games of a category that has a list of them; undefined where the tenant has none. */
export { list as ListPage }
