import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useMemberQuery } from '#src/session/session.ts'
import type { Vip } from '../api/queries.ts'
import { figures, latticePlaces } from '../lib/lattice.ts'
import styles from '../scene/member-card.module.css'
import { RankEmblem } from './rank-emblem.tsx'

/** Hills under a sky that has the brand's pattern. */
function Scene() {
  const figure = figures[site.brand.layout.accentShape]
  return (
    <svg className={styles.scene} viewBox="0 0 560 352" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={styles.lattice}>
        {latticePlaces.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={figure} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <path className={styles.far} d="M0 246C110 194 220 216 330 250S505 248 560 214V352H0Z" />
      <path className={styles.near} d="M0 290C130 236 280 250 400 298S525 300 560 280V352H0Z" />
      <path className={styles.front} d="M0 318C160 284 300 292 560 326V352H0Z" />
    </svg>
  )
}

/** The member's card: the rank, which of how many it is, whose it is. */
export function MemberCard({ vip: { ranks, own } }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { number } = useFormat()
  const { data: member } = useMemberQuery()
  const rank = ranks.find(({ level }) => level === own.level)
  return (
    <div className={styles.card}>
      <Scene />
      <div className={styles.words}>
        <p className={styles.line}>{t('own')}</p>
        <h3 className={styles.rank}>{rank?.label ?? t('none')}</h3>
        {rank && <p className={styles.line}>{t('place', { place: number(rank.level), count: ranks.length })}</p>}
        {member && (
          <p className={styles.name}>
            <bdi>{member.nickname}</bdi>
          </p>
        )}
      </div>
      <RankEmblem level={Math.max(1, own.level)} count={ranks.length} isLocked={!rank} className={styles.emblem} />
    </div>
  )
}
