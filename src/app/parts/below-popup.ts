import { createContext } from 'react'

/** The path below a popup that its address opened; undefined over the home page. */
export const BelowPopup = createContext<string | undefined>(undefined)
