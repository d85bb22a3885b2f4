/** Minor units of a decimal string of two decimals at most that count; undefined where it is none. Never a float. */
export function minorUnits(amount: string): bigint | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount)
  return match ? BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** As the gateway takes it: "10.50". */
export function decimal(amount: bigint): string {
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}
