import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Part } from '#src/account/parts/part.tsx'
import { QrCode } from '#src/account/parts/qr-code.tsx'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type Referral, useReferralQuery } from '../api/use-referral.ts'
import { ReferralFriends } from '../components/referral-friends.tsx'
import { ReferralPoster } from '../components/referral-poster.tsx'
import styles from './referral-page.module.css'

/** The system's own way to share, where there is one; to close it without sharing is no failure. */
function Share({ url }: { url: string }) {
  const { t } = useTranslation('promotions')
  const text = t('referral.shareText', { site: site.brand.wordmark.join(' ') })
  if (!('share' in navigator)) return null
  return (
    <Button
      look="outline"
      size="small"
      icon="share-2"
      onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
    >
      {t('referral.share')}
    </Button>
  )
}

function Figures({ referral }: { referral: Referral }) {
  const { t } = useTranslation('promotions')
  const { moneyText, number } = useFormat()
  const { registered, qualified, earned, currency } = referral
  const figures = [
    [t('referral.registered'), number(registered)],
    [t('referral.qualified'), number(qualified)],
    [t('referral.earned'), moneyText(earned, { currency })],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Loaded({ referral }: { referral: Referral }) {
  const { t } = useTranslation('promotions')
  const { moneyText } = useFormat()
  const { url, code, currency, bonus, minDeposit, rules } = referral
  return (
    <div className={styles.page}>
      <div className={styles.invitation}>
        <QrCode text={url} label={t('referral.qr')} size={160} margin={12} />
        <div className={styles.link}>
          <h3 className={styles.offer}>{t('referral.offer', { bonus: moneyText(bonus, { currency }) })}</h3>
          <p className={styles.quiet}>{t('referral.offerText', { min: moneyText(minDeposit, { currency }) })}</p>
          <CopyField label={t('referral.link')} value={url} />
          <CopyField label={t('referral.code')} value={code} />
          <div>
            <Share url={url} />
          </div>
        </div>
      </div>
      <Part title={t('referral.summary')}>
        <Figures referral={referral} />
      </Part>
      <Part title={t('referral.friends')}>
        <ReferralFriends referral={referral} />
      </Part>
      <div className={styles.columns}>
        <Part title={t('referral.rules')}>
          <SafeHtml html={rules} />
        </Part>
        <Part title={t('referral.poster.title')}>
          <p className={styles.quiet}>{t('referral.poster.text')}</p>
          <ReferralPoster referral={referral} />
        </Part>
      </div>
    </div>
  )
}

function PageSkeleton() {
  const { t } = useTranslation('promotions')
  return (
    <div role="status" aria-label={t('referral.loading')} className={styles.page}>
      <Skeleton className={styles.skeletonTall} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}

/** The member's invitation for friends: link, code, poster, who came and what it brought. */
export function ReferralPage() {
  const { t } = useTranslation(['promotions', 'shell'])
  const { data, error, fetchStatus, refetch } = useReferralQuery()
  const hasFailed = error !== null || fetchStatus === 'paused'
  return (
    <AccountPage title={t('promotions:referral.title')}>
      {data && <Loaded referral={data} />}
      {!data && !hasFailed && <PageSkeleton />}
      {!data && hasFailed && (
        <LoadFailed title={t('promotions:referral.failed')} error={error} onRetry={() => void refetch()} />
      )}
    </AccountPage>
  )
}
