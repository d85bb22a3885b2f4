import { joinStyles } from '#src/lib/join-styles.ts'
import base from './alcove.module.css'
import narrow from './alcove-narrow.module.css'

/** The alcove with its columns, and what is other where the page is narrow. */
export const alcoveStyles = joinStyles(base, narrow)
