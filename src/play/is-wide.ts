import { categories } from '#src/config/categories.ts'

const wideLayouts: ReadonlySet<string | undefined> = new Set(['feature', 'wide', 'half-wide'])

/** Whether cards of a type have a 16:9 picture, as their section at home; the others have a poster. */
export const isWideType = (gameType: string): boolean =>
  categories().some(({ gatewayCode, home }) => gatewayCode === gameType && wideLayouts.has(home?.layout))
