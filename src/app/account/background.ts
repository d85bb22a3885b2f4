import { useState } from 'react'
import { type Location, parsePath, useLocation } from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { isHomePath, isPlainHome, isPopupPath } from '#src/config/home-path.ts'
import { wantedPath } from '#src/session/wanted-path.ts'

const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

const locationOf = (path: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state: null,
  key: path,
})

/** Only paths of this site: the history's state is not the only thing that may stand there. */
export const pathBelow = (state: unknown): string | undefined => {
  const below: unknown = Reflect.get(Object(state), 'below')
  return typeof below === 'string' && /^\/(?![/\\])/.test(below) ? below : undefined
}

interface Background {
  /** Where the page stands: at its address, and while the account or a popup is open over it, where it was; else at home. */
  background: Location
  isAccount: boolean
  /** The address is that of a popup, and stands over another page than home. */
  isPopup: boolean
  /** The path of the page below; undefined where there was none before it. */
  below: string | undefined
}

/** The location for the site's routes. What the history says of the page below stands above what the visitor saw last. */
export function useBackground(): Background {
  const location = useLocation()
  const [last, setLast] = useState<Location>()
  const { pathname, state } = location
  const isAccount = isAccountPath(pathname)
  const kept = isAccount ? pathBelow(state) : undefined
  // Who was kept from a page cannot have it below the log-in that they were led to.
  const isKeptOut = isPopupPath(pathname) && wantedPath(state) === (last && last.pathname + last.search)
  // An address of a popup is no page to come back to.
  const isPage = !isAccount && (isPlainHome(pathname) || !isHomePath(pathname))
  const isElsewhere = kept !== undefined && (!last || pathOf(last) !== kept)
  const page = isPage ? location : isElsewhere ? locationOf(kept) : isKeptOut ? undefined : last
  if (page !== last) setLast(page)
  const isPopup = isPopupPath(pathname) && page !== undefined && !isPlainHome(page.pathname)
  const home = isAccount ? locationOf('/') : location
  return {
    background: isAccount || isPopup ? (page ?? home) : location,
    isAccount,
    isPopup,
    below: page && pathOf(page),
  }
}
