import { useLocation, useSearchParams } from 'react-router-dom'

/** Which deposit the address asks for (`&deposit=<id>`); the page below the account stays what it is. */
export function useTicketAddress() {
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const change = (id: string | undefined, replace: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete('deposit')
        else next.set('deposit', id)
        return next
      },
      { state, replace },
    )
  return {
    id: query.get('deposit') ?? undefined,
    /** In a history entry of its own, from which Back leads to the form. */
    open: (id: string) => change(id, false),
    /** To the form, in the ticket's place. */
    leave: () => change(undefined, true),
  }
}
