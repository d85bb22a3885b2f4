interface Titled {
  title: string
  type: string
}

const canLead: ReadonlySet<string> = new Set(['RNG', 'SPORTS'])

/** The rows with a merchant's lead slots and matches first, in the order that the merchant names them; the others stay as they are. */
export function leadsFirst<Row extends object>(
  rows: readonly Row[],
  leads: readonly string[],
  of: (row: Row) => Titled,
): Row[] {
  if (leads.length === 0) return [...rows]
  const first = new Map<string, Row>()
  for (const row of rows) {
    const { title, type } = of(row)
    if (canLead.has(type) && leads.includes(title) && !first.has(title)) first.set(title, row)
  }
  const led = leads.flatMap((title) => first.get(title) ?? [])
  return [...led, ...rows.filter((row) => !led.includes(row))]
}
