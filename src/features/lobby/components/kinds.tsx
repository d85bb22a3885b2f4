import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ChoiceRow } from '#src/ui/choice-row.tsx'
import { useKindsQuery } from '../api/queries.ts'

/** What is played in a category, and which of it the address asks for. */
export function useKinds(gameType: string, vendors: readonly string[]) {
  const { search } = useLocation()
  const { data: kinds = [] } = useKindsQuery(gameType, vendors)
  const kind = kinds.find(({ code }) => code === new URLSearchParams(search).get('kind'))?.code
  return { kinds, kind }
}

/** One kind or all; the address says which. */
export function KindRow({ kinds, kind }: ReturnType<typeof useKinds>) {
  const { t } = useTranslation('games')
  const navigate = useNavigate()
  if (kinds.length < 2) return null
  return (
    <ChoiceRow
      label={t('centre.kinds')}
      all={t('select.ALL')}
      choices={kinds}
      chosen={kind}
      onChoose={(code) => void navigate({ search: code ? `?kind=${code}` : '' }, { state: { isHeld: true } })}
    />
  )
}
