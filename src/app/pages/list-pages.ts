import { lazyPart } from '../root/lazy-part.ts'

const CategoryList =
  CATEGORY_RNG || CATEGORY_FISH || CATEGORY_PVP || CATEGORY_BGS
    ? lazyPart(async () => {
        const { ListPage } = await import('#src/features/games/lists/list-page.tsx')
        return ListPage
      })
    : undefined

/** The games of a category that has a list of them; undefined where the tenant has none. */
export const ListPage = CategoryList

/** A member's favourites, and what they played. */
export const OwnListPage = lazyPart(async () => {
  const { OwnListPage } = await import('#src/features/games/own/own-list-page.tsx')
  return OwnListPage
})
