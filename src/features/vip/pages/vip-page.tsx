import { type ReactNode, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { Link } from '#src/ui/link.tsx'
import { PartLevel } from '#src/ui/part-heading.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useVipQuery, type Vip } from '../api/queries.ts'
import { BenefitsTable } from '../components/benefits-table.tsx'
import { MemberCard } from '../components/member-card.tsx'
import { RankFamily } from '../components/rank-family.tsx'
import { WayOn } from '../components/way-on.tsx'
import styles from './vip-page.module.css'

const skeleton = (
  <div className={styles.page}>
    <div className={styles.top}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
    <Skeleton className={styles.skeleton} />
  </div>
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} level={use(PartLevel)} title={title} />
      {children}
    </section>
  )
}

function Content({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const rules = (
    <Section title={t('rules')}>
      <div className={styles.rules}>
        <SafeHtml html={vip.rules} />
      </div>
    </Section>
  )
  if (vip.ranks.length === 0)
    return (
      <>
        <StatePanel icon="crown" title={t('empty')} />
        {rules}
      </>
    )
  return (
    <>
      <section className={styles.top} aria-label={t('own')}>
        <MemberCard vip={vip} />
        <WayOn vip={vip} />
      </section>
      <Section title={t('family')}>
        <RankFamily vip={vip} />
      </Section>
      <Section title={t('benefits')}>
        <BenefitsTable vip={vip} />
      </Section>
      {rules}
    </>
  )
}

/** The ranks of the merchant, and where the member stands among them. */
export function VipPage() {
  const { t } = useTranslation('vip')
  const query = useVipQuery()
  return (
    <AccountPage title={t('title')}>
      <Loaded query={query} title={t('failed')} skeleton={skeleton}>
        {(vip) => (
          <div className={styles.page}>
            <Content vip={vip} />
            <Notice
              icon="shield-check"
              action={
                <Link to={accountPage('limits')} className={styles.link}>
                  {t('limits')}
                </Link>
              }
            >
              {t('calm')}
            </Notice>
          </div>
        )}
      </Loaded>
    </AccountPage>
  )
}
