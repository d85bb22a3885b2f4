import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { Leaderboard } from '../components/leaderboard.tsx'
import { MissionList } from '../components/mission-list.tsx'
import styles from './missions-page.module.css'

const views = ['missions', 'leaderboard'] as const

/** The member's missions, and who took most points for theirs. */
export function MissionsPage() {
  const { t } = useTranslation('missions')
  const [search, setSearch] = useAddressQuery()
  const [claimed, setClaimed] = useState<Mission>()
  const chosen = views.find((view) => view === search.get('view')) ?? 'missions'
  const choose = (view: (typeof views)[number]) => {
    setClaimed(undefined)
    setSearch(
      (before) => {
        before.delete('period')
        if (view === 'missions') before.delete('view')
        else before.set('view', view)
        return before
      },
      { replace: true },
    )
  }
  const tabs = views.map((id) => ({ id, text: t(`tabs.${id}`) }))
  return (
    <CentrePage title={t('title')}>
      <div className={styles.page}>
        <p className={styles.intro}>{t('intro')}</p>
        <SegmentedTabs label={t('tabs.label')} tabs={tabs} chosen={chosen} onChoose={choose}>
          <div className={styles.panel}>
            <div role="status" className={styles.said}>
              {claimed && (
                <Notice tone="ok">
                  {t('taken', { title: claimed.title, points: t('points', { count: claimed.points }) })}
                </Notice>
              )}
            </div>
            <div>{chosen === 'missions' ? <MissionList onClaimed={setClaimed} /> : <Leaderboard />}</div>
          </div>
        </SegmentedTabs>
      </div>
    </CentrePage>
  )
}
