import { joinStyles } from '#src/lib/join-styles.ts'
import columns from './columns.module.css'
import base from './sheet.module.css'

/** The sheet with its title, and its columns. */
export const sheetStyles = joinStyles(base, columns)
