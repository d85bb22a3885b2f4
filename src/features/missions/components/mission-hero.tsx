import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMissionsQuery } from '../api/queries.ts'
import { isOver } from '../lib/over.ts'
import styles from '../scene/mission-hero.module.css'
import { Garland } from './garland.tsx'

/** How far somebody is with the missions that run: in words, as a garland over a scene of the brand, and as a row of stubs. */
export function MissionHero({ newest }: { newest: string | undefined }) {
  const { t } = useTranslation('missions')
  const { number } = useFormat()
  const { data, error } = useMissionsQuery()
  if (!data) return error ? null : <Skeleton className={styles.skeleton} />
  const missions = data.missions.filter((mission) => !isOver(mission))
  if (missions.length === 0) return null
  const claimed = missions.filter(({ state }) => state === 'claimed').length
  const ready = data.missions.filter(({ state }) => state === 'done').reduce((sum, { points }) => sum + points, 0)
  const picture = data.imageUrl && assetUrl(data.imageUrl)
  return (
    <div className={styles.hero}>
      <Image src={picture} alt="" loading="eager" className={styles.sky} />
      <Image src={picture} alt="" fallback="target" loading="eager" className={styles.scene} />
      <Garland missions={missions} newest={newest} />
      <div className={styles.words}>
        <p className={styles.figure}>{t('hero.claimed', { done: number(claimed), all: number(missions.length) })}</p>
        <p className={styles.text}>{t('hero.text')}</p>
        <Stubs missions={missions} />
        <p className={styles.ready}>
          <Icon name="gift" size="tiny" />
          {ready > 0 ? t('hero.ready', { points: t('points', { count: ready }) }) : t('hero.none')}
        </p>
      </div>
    </div>
  )
}

function Stubs({ missions }: { missions: readonly Mission[] }) {
  return (
    <div className={styles.stubs} aria-hidden="true">
      {missions.map(({ id, state }, at) => (
        <span key={id} className={styles.stub} data-tint={at % 7} data-state={state} />
      ))}
    </div>
  )
}
