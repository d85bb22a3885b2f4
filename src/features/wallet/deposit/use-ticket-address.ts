import { useLocation, useNavigate } from 'react-router-dom'
import { useAddressQuery } from '#src/account/parts/address-query.ts'

/** Which deposit the address asks for (`&deposit=<id>`); the page below the account stays what it is. */
export function useTicketAddress() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [query, change] = useAddressQuery()
  const isStep: unknown = Reflect.get(Object(state), 'isStep')
  return {
    id: query.get('deposit') ?? undefined,
    /** In a history entry of its own, from which Back leads to the form. */
    open: (id: string) => change({ deposit: id }, { replace: false, state: { ...Object(state), isStep: true } }),
    /** To the form: back to it, or where a link opened the ticket, in its place. */
    leave: () => {
      if (isStep === true) void navigate(-1)
      else change({ deposit: undefined }, { state })
    },
  }
}
