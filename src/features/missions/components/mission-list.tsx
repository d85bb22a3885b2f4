import { type CSSProperties, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Link } from '#src/ui/link.tsx'
import { PartLevel } from '#src/ui/part-heading.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMissionsQuery } from '../api/queries.ts'
import { isOver } from '../lib/over.ts'
import page from '../pages/missions-page.module.css'
import styles from '../scene/mission-list.module.css'
import { MissionCard } from './mission-card.tsx'

const groups = ['over', 'daily', 'weekly', 'monthly', 'once'] as const

type GroupId = (typeof groups)[number]

/** Where a mission stands in the list: what is over and was not taken comes first. */
const groupOf = (mission: Mission): GroupId => (isOver(mission) ? 'over' : mission.period)

interface GroupProps {
  group: GroupId
  missions: readonly Mission[]
  currency: string
  onClaimed: (mission: Mission) => void
}

function Group({ group, missions, currency, onClaimed }: GroupProps) {
  const { t } = useTranslation('missions')
  const { dateTime } = useFormat()
  const id = useId()
  const level = use(PartLevel)
  const end = group === 'over' ? null : missions[0]?.endsAt
  return (
    <section
      aria-labelledby={id}
      className={styles.group}
      style={{ '--cards': Math.min(4, missions.length) } as CSSProperties}
    >
      <SectionHead id={id} level={level} title={t(`group.${group}`)}>
        {end && <span className={page.aside}>{t('until', { when: dateTime(end) })}</span>}
      </SectionHead>
      <ul className={styles.cards} aria-label={t(`group.${group}`)}>
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} currency={currency} onClaimed={onClaimed} />
        ))}
      </ul>
    </section>
  )
}

const skeleton = (
  <div className={styles.cards}>
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} className={styles.skeleton} />
    ))}
  </div>
)

/** The missions by their periods. */
export function MissionList({ onClaimed }: { onClaimed: (mission: Mission) => void }) {
  const { t } = useTranslation('missions')
  const query = useMissionsQuery()
  return (
    <Loaded query={query} title={t('failed')} skeleton={skeleton}>
      {({ missions, currency }) =>
        missions.length === 0 ? (
          <StatePanel icon="target" art="empty" title={t('empty')} text={t('emptyText')} />
        ) : (
          <div className={styles.groups}>
            {groups
              .map((group) => ({ group, missions: missions.filter((mission) => groupOf(mission) === group) }))
              .filter(({ missions }) => missions.length > 0)
              .map((each) => (
                <Group key={each.group} {...each} currency={currency} onClaimed={onClaimed} />
              ))}
            <Notice
              icon="shield-check"
              action={
                <Link to={accountPage('limits')} className={styles.link}>
                  {t('limits')}
                </Link>
              }
            >
              <strong>{t('calm.title')}</strong> {t('calm.text')}
            </Notice>
          </div>
        )
      }
    </Loaded>
  )
}
