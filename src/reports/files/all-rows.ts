/** How many rows a file holds at the most. */
export const maxRows = 10_000

export interface FetchedPage<Row> {
  rows: readonly Row[]
  totalPages: number
  count: number
}

interface AllRows<Row> {
  rows: Row[]
  /** How many there are in all; more than the rows where the file is cut. */
  count: number
}

/**
 * Every row of a record, page after page, up to the most that a file holds. A row that moved to a later page while they
 * came, because another one came in before it, is taken once.
 * @throws what `fetchPage` throws, and the signal's reason once it is aborted.
 */
export async function allRows<Row extends { id: string }>(
  fetchPage: (page: number) => Promise<FetchedPage<Row>>,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number, count: number) => void },
): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>()
  let last = 1
  let count = 0
  for (let page = 1; page <= last && rows.size < maxRows; page++) {
    signal.throwIfAborted()
    const fetched = await fetchPage(page)
    count = fetched.count
    last = fetched.totalPages
    for (const row of fetched.rows) rows.set(row.id, row)
    onProgress?.(Math.min(rows.size, maxRows), count)
  }
  signal.throwIfAborted()
  return { rows: [...rows.values()].slice(0, maxRows), count: Math.max(count, rows.size) }
}
