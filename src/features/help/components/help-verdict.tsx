import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import styles from '../scene/help-aside.module.css'

/** Asks whether the article was enough. The answer stays in the page: it only says how to go on. */
export function HelpVerdict() {
  const { t } = useTranslation('help')
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  return (
    <section className={styles.verdict} aria-label={t('verdict.ask')}>
      <h3>{t('verdict.ask')}</h3>
      <div className={styles.answers}>
        {(['yes', 'no'] as const).map((one) => (
          <Button key={one} look="outline" isWide aria-pressed={answer === one} onClick={() => setAnswer(one)}>
            {t(`verdict.${one}`)}
          </Button>
        ))}
      </div>
      <p role="status">{answer && t(`verdict.${answer}Text`)}</p>
    </section>
  )
}
