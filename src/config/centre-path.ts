import { comparable } from './home-path.ts'

/** The page of the account's centre that agents have, too. */
export const securityPage = 'securityCenter'

/** Whether this is an address of the account's centre, which stands over the page it was opened from. */
export const isCentrePath = (pathname: string): boolean => comparable(pathname) === '/member'
