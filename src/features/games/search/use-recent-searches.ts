import { useState } from 'react'
import { keepSearches, keptSearches, searchesWith, searchesWithout } from './recent-searches.ts'

/** What was searched for in this browser. Read again on each change, for another tab may have searched, too. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(keptSearches)
  const write = (next: string[]) => {
    keepSearches(next)
    setSearches(next)
  }
  return {
    searches,
    remember: (text: string) => write(searchesWith(keptSearches(), text)),
    forget: (text: string) => write(searchesWithout(keptSearches(), text)),
    forgetAll: () => write([]),
  }
}
