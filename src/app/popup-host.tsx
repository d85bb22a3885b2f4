import { type ComponentType, Suspense, useCallback, useEffect } from 'react'
import { closePopup, type OpenPopup, type PopupName, type Popups, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { tellSession } from '#src/session/session-store.ts'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { lazyPart } from './parts/lazy-part.ts'
import { PageLoader } from './parts/page-loader.tsx'

interface Closable {
  onClose: () => void
}

/** The service panel is none of these: not over the page but beside it, the service widget draws it. */
const parts: { [Name in PopupName]?: ComponentType<Popups[Name] & Closable> | undefined } = {
  login: lazyPart(async () => (await import('./identity/tenant-login-popup.tsx')).TenantLoginPopup),
  register: lazyPart(async () => (await import('./identity/tenant-register-popup.tsx')).TenantRegisterPopup),
  forgot: lazyPart(async () => (await import('./identity/tenant-forgot-popup.tsx')).TenantForgotPopup),
  'change-password': lazyPart(async () => (await import('./identity/tenant-change-password.tsx')).TenantChangePassword),
  welcome: lazyPart(async () => (await import('./identity/tenant-welcome.tsx')).TenantWelcome),
  'social-registration': FEATURE_SOCIAL_LOGIN
    ? lazyPart(
        async () => (await import('#src/features/auth/social/social-registration-popup.tsx')).SocialRegistrationPopup,
      )
    : undefined,
  'sign-out': lazyPart(async () => (await import('#src/features/auth/sign-out/sign-out-popup.tsx')).SignOutPopup),
  link: lazyPart(async () => (await import('#src/features/auth/link/link-popup.tsx')).LinkPopup),
  message: lazyPart(async () => (await import('./popups/message-popup.tsx')).MessagePopup),
  'vendor-games': lazyPart(
    async () => (await import('#src/features/play/popups/vendor-games-popup.tsx')).VendorGamesPopup,
  ),
  search: lazyPart(async () => (await import('#src/features/games/search/search-popup.tsx')).SearchPopup),
  notice: lazyPart(async () => (await import('#src/features/messages/popups/notice-popup.tsx')).NoticePopup),
  announcement: lazyPart(async () => (await import('./popups/tenant-announcement.tsx')).TenantAnnouncement),
  feedback: lazyPart(async () => (await import('./help/tenant-feedback-popup.tsx')).TenantFeedbackPopup),
  account: lazyPart(async () => (await import('./popups/account-sheet.tsx')).AccountSheet),
}

function Popup({ popup: { name, props } }: { popup: OpenPopup }) {
  const onClose = useCallback(() => {
    closePopup(name)
    // Who closes the prompt after a session has expired does not log in again.
    if (name === 'login') tellSession({ type: 'declined' })
  }, [name])
  // The table has each popup with its own props; TypeScript does not follow a name that stands for one of several.
  const Shown = parts[name] as ComponentType<typeof props & Closable> | undefined
  return Shown && <Shown {...props} onClose={onClose} />
}

/** Closes what has lost its meaning: a log-in once there is a session, a member's own popups once there is none. */
function useOutdated(): void {
  const { isSignedIn, role, ended } = useSession()
  const hasOwn = isSignedIn && role !== 'trial'
  useEffect(() => {
    if (hasOwn) closePopup('login')
    else if (ended === 'left') closePopup('account', 'change-password', 'sign-out', 'welcome')
  }, [hasOwn, ended])
}

/** Draws the popups that are open, in the order they were opened; their code comes when they are. */
export function PopupHost() {
  const open = usePopupStore((state) => state.open)
  useOutdated()
  return open.map((popup) => (
    <ErrorBoundary key={popup.key}>
      <Suspense fallback={<PageLoader />}>
        <Popup popup={popup} />
      </Suspense>
    </ErrorBoundary>
  ))
}
