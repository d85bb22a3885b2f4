import { joinStyles } from '#src/lib/join-styles.ts'
import base from './bolts.module.css'
import narrow from './bolts-narrow.module.css'

/** A bolt, and what is other where the page is narrow. */
export const boltStyles = joinStyles(base, narrow)
