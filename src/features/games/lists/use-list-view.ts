import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentSearch } from '#src/lib/current-search.ts'
import { formatView, type ListView, parseView } from './list-view.ts'

/** Makes the next view of the one there is by then. */
export type ChangeView = (make: (now: ListView) => ListView) => void

/** What the list shows, which is what its address says; a change is a new entry of the history that stays in place. */
export function useListView() {
  const location = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseView(location.search), [location.search])
  const change: ChangeView = (make) =>
    void navigate({ search: formatView(make(parseView(currentSearch(location)))) }, { state: { isHeld: true } })
  return { view, change }
}
