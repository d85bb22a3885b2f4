import { useEffect, useState } from 'react'
import styles from './safe-html.module.css'

type Clean = Awaited<typeof import('./purify.ts')>['purify'] extends (html: string) => infer Html ? Html : never

/** HTML of the gateway, cleaned. The only place of the site where HTML is set from a string. */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<{ html: string; result: Clean }>()
  useEffect(() => {
    let isCurrent = true
    void import('./purify.ts').then(({ purify }) => {
      if (isCurrent) setClean({ html, result: purify(html) })
    })
    return () => {
      isCurrent = false
    }
  }, [html])
  if (clean?.html !== html) return <div className={styles.html} aria-busy="true" />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one sanitiser; purify answers TrustedHTML
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: clean.result }} />
}
