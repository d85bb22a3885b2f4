import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import styles from '../scene/install-guides.module.css'
import { PhoneFigure } from './phone-figure.tsx'

const guides = {
  ios: ['get', 'install', 'trust', 'open'],
  android: ['get', 'allow', 'install', 'open'],
  home: ['menu', 'add', 'open'],
} as const

type GuideId = keyof typeof guides

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

/** How the apps are installed, the visitor's own system first; the home screen is there for everybody. */
export function InstallGuides({ systems }: { systems: readonly ('ios' | 'android')[] }) {
  const { t } = useTranslation('app')
  return (
    <div className={styles.guides}>
      <h2 className={styles.heading}>{t('guide.title')}</h2>
      {systems.map((id) => (
        <Guide key={id} id={id} />
      ))}
      <Guide id="home" />
    </div>
  )
}
