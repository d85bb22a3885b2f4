import { Suspense } from 'react'
import type { OnAnswered } from '#src/features/auth/log-in/answered.ts'
import type { LogInParts } from '#src/features/auth/log-in/log-in-parts.ts'
import { LoginPopup } from '#src/features/auth/log-in/login-popup.tsx'
import type { Popups } from '#src/popups/popup-store.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { FormOnItsWay } from './form-on-its-way.tsx'
import { useTenantPasskey } from './tenant-passkey.tsx'
import { useTenantSocial } from './tenant-social.tsx'

const SmsLogin = SWITCH_MOBILEVERCODELOGIN3
  ? lazyPart(async () => (await import('./tenant-sms-login.tsx')).TenantSmsLogin)
  : undefined

const FreePlay = SWITCH_FREEPLAY3
  ? lazyPart(async () => (await import('#src/features/auth/free-play/free-play.tsx')).FreePlay)
  : undefined

const AppLink = FEATURE_APP_DOWNLOAD ? lazyPart(async () => (await import('./app-link.tsx')).AppLink) : undefined

/** The form of mobile numbers, loading below its tab. */
function Sms({ onAnswered }: { onAnswered: OnAnswered }) {
  return <Suspense fallback={<FormOnItsWay />}>{SmsLogin && <SmsLogin onAnswered={onAnswered} />}</Suspense>
}

function Trial({ onAnswered }: { onAnswered: OnAnswered }) {
  return <Suspense>{FreePlay && <FreePlay onAnswered={onAnswered} />}</Suspense>
}

/** The log-in with what this tenant has of it, and what the gateway has open. */
export function TenantLoginPopup({ onClose, ...props }: Popups['login'] & { onClose: () => void }) {
  const isOpen = usePermissions()
  const social = useTenantSocial('names')
  const passkey = useTenantPasskey('member')
  const parts: LogInParts = {
    ...(SmsLogin && isOpen('MOBILEVERCODELOGIN3') && { sms: Sms }),
    ...(passkey && { passkey }),
    ...(social !== undefined && { social }),
    ...(FreePlay && isOpen('freePlay') && { freePlay: Trial }),
    ...(AppLink &&
      isOpen('appDownload') && {
        appLink: (
          <Suspense>
            <AppLink onChosen={onClose} />
          </Suspense>
        ),
      }),
  }
  return <LoginPopup {...props} parts={parts} onClose={onClose} />
}
