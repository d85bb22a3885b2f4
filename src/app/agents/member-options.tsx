import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { site } from '#src/config/site.ts'
import { getDownlines } from '#src/gateway/agent-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { periodOf } from '#src/reports/filters/periods.ts'

interface MemberOptionsProps {
  id: string
  /** What stands in the field: the gateway looks for it in names and nicknames. */
  typed: string
}

/**
 * Those directly below whose name holds what was typed, for a field whose `list` is the id: as many as a list to choose from
 * has room for, however large the team is. Any other name can still be typed.
 */
export function MemberOptions({ id, typed }: MemberOptionsProps) {
  const search = typed.trim().slice(0, 64)
  const { data } = useQuery({
    ...callQuery(getDownlines, {
      query: {
        ...periodOf('today', site.timeZone),
        sort: 'account',
        order: 'asc',
        pageNo: 1,
        pageSize: 50,
        ...(search !== '' && { search }),
      },
    }),
    staleTime: freshFor.moment,
    placeholderData: keepPreviousData,
    // A search goes through the whole team; money is sent to those directly below.
    select: ({ value }) => value.rows.filter(({ level }) => level === 1),
  })
  return (
    <datalist id={id}>
      {data?.map(({ account, nickname }) => (
        <option key={account} value={account} label={nickname} />
      ))}
    </datalist>
  )
}
