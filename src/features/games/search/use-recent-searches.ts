import { useState } from 'react'
import { searchesWith, searchesWithout, storedSearches, storeSearches } from './recent-searches.ts'

/** What was searched for in this browser. Read again on each change, for another tab may have searched, too. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(storedSearches)
  const write = (next: string[]) => {
    storeSearches(next)
    setSearches(next)
  }
  return {
    searches,
    remember: (text: string) => write(searchesWith(storedSearches(), text)),
    forget: (text: string) => write(searchesWithout(storedSearches(), text)),
    forgetAll: () => write([]),
  }
}
