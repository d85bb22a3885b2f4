import { createContext, use } from 'react'
import type { NavigateOptions, To } from 'react-router-dom'
import { accountPage } from '#src/config/account-path.ts'

export interface Account {
  /** Leaves the account for the page below it. */
  close(): void
  /** Goes back to the list of pages, which is a page of its own on phones. */
  showList(): void
  /** Goes to another address of the account, in the place of this one in the history; without it the router's own. */
  navigate?: (to: To, options?: NavigateOptions) => void
  /** Pages stand in the document, under a frame of another kind: nothing closes them, and they scroll with it. */
  isPlain?: boolean
  /** The address of another page by the account's name for it; null where this account has none of it. */
  pathOf: (page: string) => string | null
}

/** Given by the frame around every page of an account; a page outside of it closes nothing. */
export const AccountContext = createContext<Account>({
  close: () => undefined,
  showList: () => undefined,
  pathOf: accountPage,
})

export const useAccount = (): Account => use(AccountContext)
