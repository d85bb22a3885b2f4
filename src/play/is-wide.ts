import { categories } from '#src/config/categories.ts'

/** Whether cards of a type have a 16:9 picture; the others have a poster. */
export const isWideType = (gameType: string): boolean =>
  categories().some(({ gatewayCode, isWide }) => gatewayCode === gameType && isWide)
