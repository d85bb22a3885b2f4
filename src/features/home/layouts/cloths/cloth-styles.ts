import { joinStyles } from '#src/lib/join-styles.ts'
import base from './cloths.module.css'
import dyes from './dyes.module.css'

/** Curtains on a rod, and what they are dyed in. */
export const clothStyles = joinStyles(base, dyes)
