import { type ContextType, useState } from 'react'
import { type UNSAFE_LocationContext, useLocation, useNavigationType } from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { isHomePath, isPlainHome } from '#src/config/home-path.ts'

export type Standing = ContextType<typeof UNSAFE_LocationContext>

interface PageBelow {
  standing: Standing
  isCentre: boolean
  below: Standing | undefined
  setBelow(standing: Standing | undefined): void
}

/** Where the page stands while the account's centre is open over it: where it was, else at home. */
export function usePageBelow(): PageBelow {
  const location = useLocation()
  const standing: Standing = { location, navigationType: useNavigationType() }
  const [below, setBelow] = useState<Standing>()
  const { pathname } = location
  const isCentre = isAccountPath(pathname)
  // An address of a popup is no page to come back to.
  const isPage = !isCentre && (isPlainHome(pathname) || !isHomePath(pathname))
  if (isPage && below?.location !== location) setBelow(standing)
  const home = { ...standing, location: { ...location, pathname: '/', search: '', hash: '', key: '' } }
  return { standing: isCentre ? (below ?? home) : standing, isCentre, below, setBelow }
}
