import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { closePopup, isPopupOpen, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { wantedPath } from '#src/session/wanted-path.ts'

/** Opens a popup for as long as its address stands; closing it leads home. */
function usePopupOfAddress(name: 'login' | 'register', referralCode: string | undefined, isOpen: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOpen) return
    if (name === 'login') openPopup('login', {})
    else openPopup('register', { ...(referralCode && { referralCode }) })
    const stop = usePopupStore.subscribe((state, before) => {
      if (isPopupOpen(name)(before) && !isPopupOpen(name)(state)) void navigate('/', { replace: true })
    })
    return () => {
      stop()
      closePopup(name)
    }
  }, [name, referralCode, isOpen, navigate])
}

/**
 * /login and /register: the popup above the home page. Who is signed in is led on, to the page that was wanted or home;
 * a trial account may change to one of its own.
 */
export function PopupAddress({ name }: { name: 'login' | 'register' }) {
  const { search, state } = useLocation()
  const { isSignedIn, phase, role } = useSession()
  const referralCode = new URLSearchParams(search).get('referralCode') ?? undefined
  const isTrial = role === 'trial'
  const isAnswered = isSignedIn && phase === 'ready' && !isTrial
  usePopupOfAddress(name, referralCode, !isSignedIn || isTrial)
  return isAnswered ? <Navigate to={wantedPath(state) ?? '/'} replace /> : null
}
