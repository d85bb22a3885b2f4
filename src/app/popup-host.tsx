import { type ComponentType, Suspense } from 'react'
import { closePopup, type OpenPopup, type PopupName, type Popups, usePopupStore } from '#src/popups/popup-store.ts'
import { ErrorBoundary } from './root/error-boundary.tsx'
import { lazyPart } from './root/lazy-part.ts'
import { PageLoader } from './root/page-loader.tsx'

function lazyPopup<Name extends PopupName>(load: () => Promise<ComponentType<Popups[Name] & { onClose: () => void }>>) {
  return lazyPart(load)
}

const LoginPopup = lazyPart(async () => {
  const { LoginPopup } = await import('#src/features/auth/log-in/login-popup.tsx')
  return LoginPopup
})
const SignOutPopup = lazyPopup<'sign-out'>(async () => {
  const { SignOutPopup } = await import('#src/features/auth/sign-out/sign-out-popup.tsx')
  return SignOutPopup
})
const MessagePopup = lazyPopup<'message'>(async () => {
  const { MessagePopup } = await import('./popups/message-popup.tsx')
  return MessagePopup
})
const NoticePopup = lazyPopup<'notice'>(async () => {
  const { NoticePopup } = await import('#src/features/home/popups/notice-popup.tsx')
  return NoticePopup
})
const AccountSheet = lazyPopup<'account'>(async () => {
  const { AccountSheet } = await import('./popups/account-sheet.tsx')
  return AccountSheet
})

function Popup({ popup }: { popup: OpenPopup }) {
  const onClose = () => closePopup(popup.name)
  switch (popup.name) {
    case 'login':
      return <LoginPopup {...popup.props} parts={{}} onClose={onClose} />
    case 'sign-out':
      return <SignOutPopup {...popup.props} onClose={onClose} />
    case 'message':
      return <MessagePopup {...popup.props} onClose={onClose} />
    case 'notice':
      return <NoticePopup {...popup.props} onClose={onClose} />
    case 'account':
      return <AccountSheet {...popup.props} onClose={onClose} />
    case 'register':
    case 'forgot':
    case 'change-password':
    case 'social-registration':
    case 'welcome':
      return null
    case 'service':
      // Not over the page but beside it: the service widget draws itself.
      return null
  }
}

/** Draws the popups that are open, in the order they were opened; their code comes when they are. */
export function PopupHost() {
  const open = usePopupStore((state) => state.open)
  return open.map((popup) => (
    <ErrorBoundary key={popup.key}>
      <Suspense fallback={<PageLoader />}>
        <Popup popup={popup} />
      </Suspense>
    </ErrorBoundary>
  ))
}
