/** Which keys of a shared store vouched for what of a site, in words; `vouchedBy` as its livery.json has it. */
export function vouchersText(vouchedBy: Readonly<Record<string, readonly string[]>>): string {
  const keys = Map.groupBy(
    Object.entries(vouchedBy).flatMap(([kind, all]) => all.map((key) => ({ kind, key }))),
    ({ key }) => key,
  )
  if (keys.size === 0) return 'all of it made there'
  return [...keys].map(([key, of]) => `${key} vouched for ${of.map(({ kind }) => kind).join(', ')}`).join('; ')
}
