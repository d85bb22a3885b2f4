import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type RegisterCentre, useRegisterCentre } from '../api/queries.ts'
import { LinkDialog, LinkList } from '../components/link-list.tsx'
import { NewLinkDialog } from '../components/new-link-dialog.tsx'
import { OpenAccount } from '../components/open-account.tsx'
import styles from '../components/register-centre.module.css'
import type { AccountRules } from '../lib/account-rules.ts'

function Links({ centre }: { centre: RegisterCentre }) {
  const { t } = useTranslation('registerCentre')
  const { number } = useFormat()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const link = centre.links.find(({ code }) => code === made)
  const isFull = centre.links.length >= centre.mostLinks
  return (
    <section className={styles.panel} aria-labelledby="register-links">
      <div className={styles.head}>
        <div>
          <h2 id="register-links" className={styles.heading}>
            {t('link.list')}
          </h2>
          <p className={styles.quiet}>
            {t('link.count', {
              count: centre.links.length,
              figure: number(centre.links.length),
              most: number(centre.mostLinks),
            })}
          </p>
        </div>
        {centre.links.length > 0 && (
          <Button look="outline" size="small" icon="plus" disabled={isFull} onClick={() => setMaking(true)}>
            {t('link.new')}
          </Button>
        )}
      </div>
      <LinkList links={centre.links} onNew={() => setMaking(true)} />
      {isMaking && (
        <NewLinkDialog
          centre={centre}
          onClose={() => setMaking(false)}
          onDone={({ code }) => {
            setMaking(false)
            setMade(code)
          }}
        />
      )}
      {link && <LinkDialog link={link} onClose={() => setMade(undefined)} />}
    </section>
  )
}

/** Opening accounts, and the links by which people open their own. */
export function RegisterCentrePage({ rules }: { rules: AccountRules }) {
  const { t } = useTranslation('registerCentre')
  const { data, error, refetch } = useRegisterCentre()
  return (
    <AccountPage title={t('title')}>
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {data && (
        <div className={styles.columns}>
          <section className={styles.panel} aria-labelledby="register-account">
            <h2 id="register-account" className={styles.heading}>
              {t('account.title')}
            </h2>
            <OpenAccount centre={data} rules={rules} />
          </section>
          <Links centre={data} />
        </div>
      )}
    </AccountPage>
  )
}
