import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { accountPath } from '#contract/site/routes.ts'
import { AccountContext } from '#src/account/frame/account-context.ts'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import styles from './account-frame.module.css'
import { useAccountLinks, useAccountNavigate } from './account-navigation.ts'
import { type AccountEntry, accountPageOf } from './account-pages.ts'
import { SideList } from './side-list.tsx'

function PageSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('centre')
  return (
    <AccountPage title={title}>
      <p role="status" className={styles.skeletonText}>
        {t('loading')}
      </p>
      <Skeleton className={styles.skeletonBar} />
      <Skeleton className={styles.skeleton} />
    </AccountPage>
  )
}

/** In the place of a page: it is not open yet, or there never was one of that name. */
function NoPage({ name }: { name: string | undefined }) {
  const { t } = useTranslation(['centre', 'shell'])
  return (
    <AccountPage title={name ?? t('title')}>
      <StatePanel
        icon={name === undefined ? 'art-lost' : 'art-closed'}
        title={t(name === undefined ? 'unknown.title' : 'notYet.title')}
        text={t(name === undefined ? 'unknown.text' : 'notYet.text')}
        actions={
          <>
            <LinkButton to={accountPage('securityCenter')} icon="user">
              {t('unknown.toAccount')}
            </LinkButton>
            <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
              {t('shell:service.contact')}
            </Button>
          </>
        }
      />
    </AccountPage>
  )
}

interface AccountFrameProps {
  entries: readonly AccountEntry[]
  /** As the address has it; null is the list, beside which a wide screen shows the first page. */
  asked: string | null
  onClose: () => void
}

/** The account's pages over the page they were opened from; on phones in its place. */
export function AccountFrame({ entries, asked, onClose }: AccountFrameProps) {
  const { t } = useTranslation('centre')
  const navigate = useAccountNavigate()
  const follow = useAccountLinks()
  const isPhone = useMediaQuery(phoneWindow)
  const isList = isPhone && asked === null
  const id = asked === null ? entries[0]?.id : accountPageOf(asked)
  const entry = entries.find((one) => one.id === id)
  const name = id && t(`page.${id}`)
  const account = useMemo(
    () => ({ close: onClose, showList: () => navigate(accountPath), navigate, pathOf: accountPage }),
    [onClose, navigate],
  )
  return (
    <Dialog
      label={isList ? t('title') : (name ?? t('title'))}
      kind="full"
      hasAddress
      onClose={onClose}
      className={styles.overlay}
    >
      <AccountContext value={account}>
        <div className={styles.frame} onClickCapture={follow} data-moves-as={isPhone ? 'pages' : undefined}>
          {(!isPhone || isList) && (
            <SideList entries={entries} here={isList ? undefined : id} isAlone={isList} onClose={onClose} />
          )}
          {!isList && (
            <div className={styles.place} data-moves-as={isPhone ? undefined : 'pages'}>
              <ErrorBoundary resetKey={id ?? ''}>
                <Suspense fallback={<PageSkeleton title={name ?? ''} />}>
                  {entry ? <entry.Page key={entry.id} /> : <NoPage name={name} />}
                </Suspense>
              </ErrorBoundary>
            </div>
          )}
        </div>
      </AccountContext>
    </Dialog>
  )
}
