import { createContext, use } from 'react'

export interface Centre {
  /** Leaves the centre for the page below it. */
  close(): void
  /** Goes back to the list of pages, which is a page of its own on phones. */
  showList(): void
}

/** Given by the frame around every page of an account; a page outside of it closes nothing. */
export const CentreContext = createContext<Centre>({ close: () => undefined, showList: () => undefined })

export const useCentre = (): Centre => use(CentreContext)
