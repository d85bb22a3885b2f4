import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { Button } from '#src/ui/button.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useChooseRecentBets, useRecentBetsQuery } from '../api/queries.ts'

/** Only who has chosen to see bets loads what tables are made of. */
const BetTable = lazy(async () => ({
  default: await loadPart(async () => (await import('./bet-table.tsx')).BetTable),
}))

/**
 * The player's own latest bets for a quick way back, where the player has chosen to see them; nothing for anybody else. The
 * button beside them takes them away at once.
 */
export function RecentBets() {
  const { t } = useTranslation('recentBets')
  const id = useId()
  const errorText = useErrorText()
  const [isTaken, setTaken] = useState(false)
  const { data } = useRecentBetsQuery()
  const { mutate: choose, error } = useChooseRecentBets()
  if (!data?.isShown)
    return (
      isTaken && (
        <p role="status">
          {t('taken')}{' '}
          <Button look="text" size="small" onClick={() => choose(true)}>
            {t('again')}
          </Button>
        </p>
      )
    )
  const hide = () => {
    setTaken(true)
    choose(false)
  }
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('title')}
        more={{ to: accountPage('personalHistoryCopy'), text: t('more'), label: t('more') }}
      >
        <Button look="quiet" size="tiny" icon="eye-off" onClick={hide}>
          {t('hide')}
        </Button>
      </SectionHead>
      {error && <p role="alert">{errorText(error)}</p>}
      <Suspense fallback={<Skeleton shape="line" />}>
        <BetTable bets={data.bets} />
      </Suspense>
    </section>
  )
}
