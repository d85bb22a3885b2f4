interface Asked<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

/** Two questions that a page needs both answers of, as one: what failed of them is asked again. */
export function joinQueries<First, Second>(
  first: Asked<First>,
  second: Asked<Second>,
): Asked<readonly [First, Second]> {
  const both = [first, second]
  const failed = both.filter(({ error }) => error !== null)
  return {
    data: first.data !== undefined && second.data !== undefined ? [first.data, second.data] : undefined,
    error: failed[0]?.error ?? null,
    fetchStatus: both.map(({ fetchStatus }) => fetchStatus).find((status) => status !== 'idle') ?? 'idle',
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
