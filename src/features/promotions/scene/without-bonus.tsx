import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { LinkButton } from '#src/ui/button.tsx'
import styles from './without-bonus.module.css'

/** The other choice, among the offers and as large as one: to play without any. A row of its own where the offers fill theirs. */
export function WithoutBonus({ offers }: { offers: number }) {
  const { t } = useTranslation('promotions')
  return (
    <section
      className={styles.without}
      data-across-two={offers % 2 === 1 ? '' : undefined}
      data-across-three={offers % 3 === 2 ? '' : undefined}
    >
      <h2>{t('without.title')}</h2>
      <p>{t('without.text')}</p>
      <Notice tone="info" icon="shield-check">
        {t('note')}
      </Notice>
      <div className={styles.ways}>
        <LinkButton look="outline" to={accountPage('depositv2')}>
          {t('without.deposit')}
        </LinkButton>
        <LinkButton look="text" to={accountPage('limits')}>
          {t('without.limits')}
        </LinkButton>
      </div>
    </section>
  )
}
