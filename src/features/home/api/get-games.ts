import { useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#src/config/languages.ts'
import { site } from '#src/config/site.ts'
import { getGames } from '#src/gateway/contract/games.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

interface Asked {
  /** The category, as the gateway names it. */
  gameType: string
  /** Code of the vendor. */
  vendor: string
}

const pageSize = 20

export const gamesQuery = ({ gameType, vendor }: Asked, language: LanguageCode) =>
  callQuery(getGames, {
    query: {
      clientType: 3,
      platform: 'html5-desktop',
      merchant: site.merchantCode,
      gameType,
      pageNo: 1,
      pageSize,
      language,
      vassalage: vendor,
    },
  })

/** The first page of a vendor's games; nothing is asked for while `asked` is undefined. */
export function useVendorGamesQuery(asked: Asked | undefined) {
  const { code } = useLanguage()
  return useQuery({
    ...gamesQuery(asked ?? { gameType: '', vendor: '' }, code),
    enabled: asked !== undefined,
    select: (answer) => answer.games,
  })
}
