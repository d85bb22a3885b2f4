import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { site } from '#src/config/site.ts'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { type GuideId, guideAt } from '../lib/guide-at.ts'
import styles from '../scene/install-guides.module.css'
import { PhoneFigure } from './phone-figure.tsx'

const guides = {
  ios: ['get', 'install', 'trust', 'open'],
  android: ['get', 'allow', 'install', 'open'],
  home: ['menu', 'add', 'open'],
} as const

function useSteps(id: GuideId) {
  const { t } = useTranslation('app')
  const name = { site: site.name }
  if (id === 'ios') return guides.ios.map((kind) => ({ kind, text: t(`guide.ios.${kind}`, name) }))
  if (id === 'android') return guides.android.map((kind) => ({ kind, text: t(`guide.android.${kind}`) }))
  return guides.home.map((kind) => ({ kind, text: t(`guide.home.${kind}`) }))
}

/** The steps of one system, under an anchor of its own. */
function Guide({ id }: { id: GuideId }) {
  const { t } = useTranslation('app')
  const steps = useSteps(id)
  const heading = `${id}-steps`
  return (
    <section id={id} className={styles.guide} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {t(`guide.${id}.title`)}
      </h3>
      <ol className={styles.steps}>
        {steps.map(({ kind, text }) => (
          <li key={kind} className={styles.step}>
            <PhoneFigure kind={kind} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * How the apps are installed: a tab for each system that has one, and the home screen for everybody. What the address
 * names is open, else the visitor's own system, which comes first.
 */
export function InstallGuides({ systems }: { systems: readonly ('ios' | 'android')[] }) {
  const { t } = useTranslation(['app', 'shell'])
  const { hash } = useLocation()
  const [picked, setPicked] = useState<{ hash: string; id: GuideId }>()
  const ids: readonly GuideId[] = [...systems, 'home']
  const chosen = picked?.hash === hash && ids.includes(picked.id) ? picked.id : guideAt(hash, ids)
  const guide = <Guide id={chosen} />
  return (
    <div className={styles.guides}>
      <h2 className={styles.heading}>{t('app:guide.title')}</h2>
      {ids.length > 1 ? (
        <SegmentedTabs
          label={t('app:guide.title')}
          tabs={ids.map((id) => ({ id, text: id === 'home' ? t('app:guide.home.tab') : t(`shell:appDownload.${id}`) }))}
          chosen={chosen}
          onChoose={(id) => setPicked({ hash, id })}
        >
          {guide}
        </SegmentedTabs>
      ) : (
        guide
      )}
    </div>
  )
}
