/** Types whose cards have a 16:9 picture; the others have a poster. */
const wideTypes: ReadonlySet<string> = new Set(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])

export const isWideType = (gameType: string): boolean => wideTypes.has(gameType)
