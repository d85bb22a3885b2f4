import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatView, type ListView, parseView } from './list-view.ts'

/** What the list shows, which is what its address says; a change is a new entry of the history that stays in place. */
export function useListView() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseView(search), [search])
  const change = (next: ListView) => void navigate({ search: formatView(next) }, { state: { isHeld: true } })
  return { view, change }
}
