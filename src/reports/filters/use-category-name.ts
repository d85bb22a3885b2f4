import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'

/** A category by the code that the gateway has for it; a code that the site does not know stands for itself. */
export function useCategoryName(): (gameType: string) => string {
  const { t } = useTranslation('shell')
  return (gameType) => {
    const known = categories().find(({ gatewayCode }) => gatewayCode === gameType)
    return known ? t(`category.${known.id}`) : gameType
  }
}
