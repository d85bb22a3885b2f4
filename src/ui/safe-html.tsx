import { useEffect, useState } from 'react'
import { loadPart } from '#src/lib/chunk-failure.ts'
import styles from './safe-html.module.css'

type Clean = Awaited<typeof import('./purify.ts')>['purify'] extends (html: string) => infer Html ? Html : never

/** HTML of the gateway, cleaned. The only place of the site where HTML is set from a string. */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<{ html: string; result: Clean }>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    let isCurrent = true
    loadPart(() => import('./purify.ts')).then(
      ({ purify }) => isCurrent && setClean({ html, result: purify(html) }),
      (error: unknown) => isCurrent && setFailure({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [html])
  // Whatever is drawn round it says so.
  if (failure) throw failure.error
  if (clean?.html !== html) return <div className={styles.html} aria-busy="true" />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one sanitiser; purify answers TrustedHTML
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: clean.result }} />
}
