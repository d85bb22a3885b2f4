import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { ClaimsPage } from '#src/account/claims/claims-page.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { useMissionNews } from '../api/queries.ts'
import { Leaderboard } from '../components/leaderboard.tsx'
import { MissionHero } from '../components/mission-hero.tsx'
import { MissionList } from '../components/mission-list.tsx'

const views = ['missions', 'leaderboard'] as const

/** The member's missions, and who took most points for theirs. */
export function MissionsPage() {
  const { t } = useTranslation('missions')
  const [search, change] = useAddressQuery()
  useMissionNews()
  const [claimed, setClaimed] = useState<Mission>()
  const chosen = views.find((view) => view === search.get('view')) ?? 'missions'
  const choose = (view: (typeof views)[number]) => {
    setClaimed(undefined)
    change({ period: undefined, view: view === 'missions' ? undefined : view })
  }
  return (
    <ClaimsPage
      title={t('title')}
      intro={<MissionHero newest={claimed?.id} />}
      tabs={{ label: t('tabs.label'), options: views.map((id) => ({ id, text: t(`tabs.${id}`) })) }}
      chosen={chosen}
      onChoose={choose}
      message={
        claimed && (
          <Notice tone="ok">
            {t('taken', { title: claimed.title, points: t('points', { count: claimed.points }) })}
          </Notice>
        )
      }
    >
      <div>{chosen === 'missions' ? <MissionList onClaimed={setClaimed} /> : <Leaderboard />}</div>
    </ClaimsPage>
  )
}
