import { accountPath } from '#contract/site/routes.ts'
import { isAt } from './home-path.ts'

/** Whether this is an address of the member's account, which stands over the page it was opened from. */
export const isAccountPath = (pathname: string): boolean => isAt(pathname, accountPath)

/** The address of a page of the account; the account by itself is the list of its pages. */
export const accountPage = (id: string): string => `${accountPath}?page=${id}`
