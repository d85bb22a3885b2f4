const named = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The visitor's system, as the browser names it: "Windows", "Linux x86_64"; "unknown" where it says nothing. */
export function systemName(from: Navigator = navigator): string {
  const data: unknown = Reflect.get(from, 'userAgentData')
  const platform = typeof data === 'object' && data !== null ? named(Reflect.get(data, 'platform')) : undefined
  return (platform ?? named(from.platform) ?? 'unknown').slice(0, 64)
}
