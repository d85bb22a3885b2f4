import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Chances } from '#src/account/parts/chance-table.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Part } from '#src/account/parts/part.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useWheelQuery, type Wheel } from '../api/queries.ts'
import { usePrizeText } from '../components/use-prize-text.ts'
import { WheelGame } from '../components/wheel-game.tsx'
import { Swatch } from '../components/wheel-picture.tsx'
import styles from './prize-wheel-page.module.css'

function History({ history, currency }: Pick<Wheel, 'history' | 'currency'>) {
  const { t } = useTranslation('prizeWheel')
  const { dateTime } = useFormat()
  const textOf = usePrizeText(currency)
  if (history.length === 0) return <p className={styles.quiet}>{t('history.empty')}</p>
  return (
    <DataTable
      label={t('history.title')}
      columns={[
        { id: 'at', head: t('history.at'), cell: ({ at }) => dateTime(at), inCard: 'title' },
        {
          id: 'prize',
          head: t('history.prize'),
          align: 'end',
          cell: (spin) => <bdi>{textOf(spin)}</bdi>,
          inCard: 'aside',
        },
      ]}
      rows={history}
      rowKey={({ id }) => id}
      empty={{ title: t('history.empty') }}
    />
  )
}

function Content({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizeWheel')
  const { prizes, currency, rules } = wheel
  const textOf = usePrizeText(currency)
  const rows = prizes.map((prize, place) => {
    const { id, kind, basisPoints } = prize
    return { id, name: textOf(prize), basisPoints, mark: <Swatch kind={kind} place={place} /> }
  })
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>{t('intro')}</p>
      <div className={styles.columns}>
        <WheelGame wheel={wheel} />
        <div className={styles.about}>
          <Chances
            title={t('chances.title')}
            heads={{ name: t('chances.prize'), chance: t('chances.chance') }}
            rows={rows}
            rules={{ title: t('rules'), html: rules }}
          />
        </div>
      </div>
      <Part title={t('history.title')}>
        <History {...wheel} />
      </Part>
    </div>
  )
}

const skeleton = (
  <div className={styles.page}>
    <Skeleton shape="line" className={styles.skeletonLine} />
    <div className={styles.columns}>
      <div className={styles.skeletonGame}>
        <Skeleton shape="circle" className={styles.skeletonWheel} />
        <Skeleton shape="line" className={styles.skeletonLine} />
      </div>
      <div className={styles.about}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    </div>
  </div>
)

/** The prize wheel: what it can bring and how likely that is, the member's spins, and what they won. */
export function PrizeWheelPage() {
  const { t } = useTranslation('prizeWheel')
  return (
    <AccountPage title={t('title')}>
      <Loaded query={useWheelQuery()} title={t('failed')} skeleton={skeleton}>
        {(wheel) => <Content wheel={wheel} />}
      </Loaded>
    </AccountPage>
  )
}
