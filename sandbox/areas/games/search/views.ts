import type { LanguageCode } from '#contract/site/languages.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { createMemory } from '#sandbox/lib/memory.ts'
import { createSerials } from '#sandbox/lib/serials.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { makeView, type View } from './view.ts'

/** The catalogue as each audience sees it, made when it is first asked for. */
export interface CatalogueViews {
  of(merchant: Merchant, language: LanguageCode): View
}

/** A view of 10,000 games takes 2 to 4 MB: those that were used last stay. */
const maxViews = 8

export function createViews(store: Store): CatalogueViews {
  // Now: reading them is most of what the first visitor of a list would wait for, and everyone behind.
  const games: readonly GameRow[] = store.catalogue.all()
  const views = createMemory<View>(maxViews)
  // demo.json is another object each time that it is read.
  const serialOf = createSerials()
  return {
    of(merchant, language) {
      // What a merchant offers changes while the sandbox runs: the permission tree closes a category, a tenant is edited.
      const { code, categories, vendors, demo } = merchant
      const key = JSON.stringify([code, language, categories, vendors, serialOf(demo)])
      return views.get(key, () => viewFor(games, merchant, language))
    },
  }
}

function viewFor(games: readonly GameRow[], merchant: Merchant, language: LanguageCode): View {
  const offered = new Map<string, boolean>()
  const isOffered = ({ type, vendor }: GameRow): boolean => {
    const known = offered.get(`${type} ${vendor}`) ?? isShownBy(merchant, type, vendor)
    offered.set(`${type} ${vendor}`, known)
    return known
  }
  return makeView(games.filter(isOffered), {
    language,
    nameOf: (game) => shownName(game, { merchant, language }),
    leads: merchant.demo.leads,
  })
}

declare module '#sandbox/server/gateway.ts' {
  interface Gateway {
    views: CatalogueViews
  }
}
