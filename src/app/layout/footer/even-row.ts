/** How many of `count` things stand in a row of at most `limit`, so that the rows are as even as they can be. */
export function evenRow(count: number, limit: number): number {
  const rows = Math.max(1, Math.ceil(count / limit))
  return Math.ceil(count / rows)
}
