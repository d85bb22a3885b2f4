import { comparable } from './home-path.ts'

/** Whether this is an address of the account's centre, which stands over the page it was opened from. */
export const isCentrePath = (pathname: string): boolean => comparable(pathname) === '/member'
