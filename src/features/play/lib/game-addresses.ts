export interface SeamlessGame {
  vassalage: string
  gameCode: string
  isTrial: boolean
}

/** What /seamless is asked to play; undefined where its address names no game. */
export function seamlessGame(search: string): SeamlessGame | undefined {
  const query = new URLSearchParams(search)
  const vassalage = query.get('vassalage')
  const gameCode = query.get('gameCode')
  return vassalage && gameCode ? { vassalage, gameCode, isTrial: query.get('mode') === 'trial' } : undefined
}

/** The game whose facts an address asks for. */
export function gameOfPath(pathname: string): string | undefined {
  const [, code] = /^\/game\/([^/]+)\/*$/i.exec(pathname) ?? []
  if (code === undefined) return undefined
  try {
    return decodeURIComponent(code)
  } catch {
    return undefined
  }
}
