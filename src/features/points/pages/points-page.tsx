import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pointMallPath } from '#contract/site/routes.ts'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Link } from '#src/ui/link.tsx'
import { OwnPart } from '../components/own-part.tsx'
import { PointsHero } from '../components/points-hero.tsx'
import { type View, viewOf, views } from '../lib/mall-view.ts'
import { ExchangeView } from './exchange-view.tsx'
import { HistoryView } from './history-view.tsx'
import { MallView } from './mall-view.tsx'
import styles from './points-page.module.css'
import { RedeemedView } from './redeemed-view.tsx'
import { RulesView } from './rules-view.tsx'

function Chosen({ view }: { view: View }) {
  if (view === 'exchange') return <ExchangeView />
  if (view === 'rules') return <RulesView />
  if (view === 'mall') return <MallView />
  return <OwnPart>{view === 'redeemed' ? <RedeemedView /> : <HistoryView />}</OwnPart>
}

/** The parts of the mall in a row; on phones it scrolls, and the chosen one is in view. */
function Views({ chosen }: { chosen: View }) {
  const { t } = useTranslation('points')
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part was chosen
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (row.current && link && row.current.scrollWidth > row.current.clientWidth)
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <nav ref={row} className={styles.views} aria-label={t('views.label')}>
      {views.map((one) => (
        <Link
          key={one}
          to={one === 'mall' ? pointMallPath : `${pointMallPath}?view=${one}`}
          className={styles.view}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {t(`views.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The points mall: what points are redeemed for, what became of it, every change of them, their exchange, their rules. */
export function PointsPage() {
  const [query] = useAddressQuery()
  const view = viewOf(query)
  return (
    <div className={styles.page}>
      <PointsHero hasPicture={view === 'mall'} />
      <Views chosen={view} />
      <Chosen key={view} view={view} />
    </div>
  )
}
