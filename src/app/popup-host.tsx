import { type ComponentType, Suspense, useCallback, useEffect } from 'react'
import { closePopup, type OpenPopup, type PopupName, type Popups, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { tellSession } from '#src/session/session-store.ts'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { lazyPart } from './parts/lazy-part.ts'
import { PageLoader } from './parts/page-loader.tsx'

function lazyPopup<Name extends PopupName>(load: () => Promise<ComponentType<Popups[Name] & { onClose: () => void }>>) {
  return lazyPart(load)
}

const LoginPopup = lazyPopup<'login'>(async () => (await import('./identity/tenant-login-popup.tsx')).TenantLoginPopup)
const RegisterPopup = lazyPopup<'register'>(
  async () => (await import('./identity/tenant-register-popup.tsx')).TenantRegisterPopup,
)
const ForgotPopup = lazyPopup<'forgot'>(
  async () => (await import('./identity/tenant-forgot-popup.tsx')).TenantForgotPopup,
)
const ChangePassword = lazyPopup<'change-password'>(
  async () => (await import('./identity/tenant-change-password.tsx')).TenantChangePassword,
)
const WelcomePopup = lazyPopup<'welcome'>(async () => (await import('./identity/tenant-welcome.tsx')).TenantWelcome)
const SocialRegistration = FEATURE_SOCIAL_LOGIN
  ? lazyPopup<'social-registration'>(
      async () => (await import('#src/features/auth/social/social-registration-popup.tsx')).SocialRegistrationPopup,
    )
  : undefined
const SignOutPopup = lazyPopup<'sign-out'>(
  async () => (await import('#src/features/auth/sign-out/sign-out-popup.tsx')).SignOutPopup,
)
const LinkPopup = lazyPopup<'link'>(async () => (await import('#src/features/auth/link/link-popup.tsx')).LinkPopup)
const MessagePopup = lazyPopup<'message'>(async () => (await import('./popups/message-popup.tsx')).MessagePopup)
const VendorGames = lazyPopup<'vendor-games'>(
  async () => (await import('#src/features/play/popups/vendor-games-popup.tsx')).VendorGamesPopup,
)
const NoticePopup = lazyPopup<'notice'>(
  async () => (await import('#src/features/messages/popups/notice-popup.tsx')).NoticePopup,
)
const AnnouncementPopup = lazyPopup<'announcement'>(
  async () => (await import('./popups/tenant-announcement.tsx')).TenantAnnouncement,
)
const FeedbackPopup = lazyPopup<'feedback'>(
  async () => (await import('./help/tenant-feedback-popup.tsx')).TenantFeedbackPopup,
)
const AccountSheet = lazyPopup<'account'>(async () => (await import('./popups/account-sheet.tsx')).AccountSheet)

function Popup({ popup }: { popup: OpenPopup }) {
  const { name } = popup
  const onClose = useCallback(() => {
    closePopup(name)
    // Who closes the prompt after a session has expired does not log in again.
    if (name === 'login') tellSession({ type: 'declined' })
  }, [name])
  switch (popup.name) {
    case 'login':
      return <LoginPopup {...popup.props} onClose={onClose} />
    case 'register':
      return <RegisterPopup {...popup.props} onClose={onClose} />
    case 'forgot':
      return <ForgotPopup {...popup.props} onClose={onClose} />
    case 'change-password':
      return <ChangePassword {...popup.props} onClose={onClose} />
    case 'sign-out':
      return <SignOutPopup {...popup.props} onClose={onClose} />
    case 'link':
      return <LinkPopup {...popup.props} onClose={onClose} />
    case 'message':
      return <MessagePopup {...popup.props} onClose={onClose} />
    case 'vendor-games':
      return <VendorGames {...popup.props} onClose={onClose} />
    case 'notice':
      return <NoticePopup {...popup.props} onClose={onClose} />
    case 'announcement':
      return <AnnouncementPopup {...popup.props} onClose={onClose} />
    case 'account':
      return <AccountSheet {...popup.props} onClose={onClose} />
    case 'feedback':
      return <FeedbackPopup {...popup.props} onClose={onClose} />
    case 'social-registration':
      return SocialRegistration && <SocialRegistration {...popup.props} onClose={onClose} />
    case 'welcome':
      return <WelcomePopup {...popup.props} onClose={onClose} />
    case 'service':
      // Not over the page but beside it: the service widget draws itself.
      return null
  }
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
