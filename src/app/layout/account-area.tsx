import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { registerPath } from '#contract/site/routes.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { lazyPart } from '../parts/lazy-part.ts'
import { useRegistrationOpen } from '../parts/use-registration-open.ts'
import styles from './account-area.module.css'

const MemberArea = lazyPart(async () => (await import('./member-area.tsx')).MemberArea)

/** The end of the header: log in and register, or what a member has there. */
export function AccountArea({ isGame }: { isGame: boolean }) {
  const { t } = useTranslation()
  const { isSignedIn } = useSession()
  const mayRegister = useRegistrationOpen()
  if (isSignedIn)
    return (
      <Suspense fallback={<Skeleton className={styles.skeleton} />}>
        <MemberArea isGame={isGame} />
      </Suspense>
    )
  return (
    <>
      <Button look="outline" className={styles.logIn} onClick={() => openPopup('login', {})}>
        {t('account.logIn')}
      </Button>
      {mayRegister && (
        <LinkButton to={registerPath} className={styles.register}>
          {t('account.register')}
        </LinkButton>
      )}
    </>
  )
}
