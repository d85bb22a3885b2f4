import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { ClaimList, ClaimListSkeleton } from '#src/account/claims/claims-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMissionsQuery } from '../api/queries.ts'
import styles from '../pages/missions-page.module.css'
import { MissionRow } from './mission-row.tsx'

const groups = ['over', 'daily', 'weekly', 'monthly', 'once'] as const

/** Where a mission stands in the list: what is over and was not taken comes first. */
const groupOf = ({ period, endsAt }: Mission): (typeof groups)[number] =>
  endsAt !== null && Date.parse(endsAt) <= Date.now() ? 'over' : period

/** The missions by their periods. */
export function MissionList({ onClaimed }: { onClaimed: (mission: Mission) => void }) {
  const { t } = useTranslation('missions')
  const { dateTime } = useFormat()
  const query = useMissionsQuery()
  return (
    <Loaded query={query} title={t('failed')} skeleton={<ClaimListSkeleton rows={4} isTall />}>
      {({ missions, currency }) =>
        missions.length === 0 ? (
          <StatePanel icon="target" title={t('empty')} text={t('emptyText')} />
        ) : (
          <div className={styles.groups}>
            {groups
              .map((id) => ({ id, found: missions.filter((mission) => groupOf(mission) === id) }))
              .filter(({ found }) => found.length > 0)
              .map(({ id, found }) => {
                const end = id === 'over' ? null : found[0]?.endsAt
                return (
                  <Panel
                    key={id}
                    title={t(`group.${id}`)}
                    aside={end && <span className={styles.aside}>{t('until', { when: dateTime(end) })}</span>}
                    isBare
                  >
                    <ClaimList label={t(`group.${id}`)}>
                      {found.map((mission) => (
                        <MissionRow key={mission.id} mission={mission} currency={currency} onClaimed={onClaimed} />
                      ))}
                    </ClaimList>
                  </Panel>
                )
              })}
          </div>
        )
      }
    </Loaded>
  )
}
