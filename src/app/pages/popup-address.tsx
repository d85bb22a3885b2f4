import { useCallback, useContext, useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { closePopup, isPopupOpen, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { wantedPath } from '#src/session/wanted-path.ts'
import { BelowPopup } from '../parts/below-popup.ts'
import { dropEntry, isAbovePage } from '../popups/dialog-entry.ts'

/**
 * The way to the page below, or home. It takes the place of the popup's address, and where the visitor came from a page of the
 * site the history goes back to that one: the same page twice would have Back do nothing once.
 */
function useWayBack(): () => void {
  const navigate = useNavigate()
  const below = useContext(BelowPopup) ?? '/'
  const { state } = useLocation()
  const isStep = useNavigationType() === 'PUSH' || wantedPath(state) !== undefined
  return useCallback(() => {
    const hasPage = isAbovePage() || (isStep && Number(Reflect.get(Object(window.history.state), 'idx')) > 0)
    void navigate(below, { replace: true })
    if (hasPage) dropEntry()
  }, [below, isStep, navigate])
}

/** Opens a popup for as long as its address stands. */
function usePopupOfAddress(name: 'login' | 'register', referralCode: string | undefined, isOpen: boolean): void {
  const leave = useWayBack()
  useEffect(() => {
    if (!isOpen) return
    if (name === 'login') openPopup('login', {})
    else openPopup('register', { ...(referralCode && { referralCode }) })
    const stop = usePopupStore.subscribe((state, before) => {
      if (isPopupOpen(name)(before) && !isPopupOpen(name)(state)) leave()
    })
    return () => {
      stop()
      closePopup(name)
    }
  }, [name, referralCode, isOpen, leave])
}

/**
 * /login and /register: the popup above the page that the visitor was on, or home. Who is signed in is led on, to the page
 * that was wanted or the one below; a trial account may change to one of its own.
 */
export function PopupAddress({ name }: { name: 'login' | 'register' }) {
  const { search, state } = useLocation()
  const { isSignedIn, phase, role } = useSession()
  const referralCode = new URLSearchParams(search).get('referralCode') ?? undefined
  const navigate = useNavigate()
  const leave = useWayBack()
  const isTrial = role === 'trial'
  const isAnswered = isSignedIn && phase === 'ready' && !isTrial
  usePopupOfAddress(name, referralCode, !isSignedIn || isTrial)
  const wanted = wantedPath(state)
  useEffect(() => {
    if (!isAnswered) return
    if (wanted === undefined) leave()
    else void navigate(wanted, { replace: true })
  }, [isAnswered, wanted, leave, navigate])
  return null
}
