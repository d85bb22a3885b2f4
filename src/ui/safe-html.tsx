import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { followedPath } from './followed-path.ts'
import styles from './safe-html.module.css'

type Clean = Awaited<typeof import('./purify.ts')>['purify'] extends (html: string) => infer Html ? Html : never

interface SafeHtmlProps {
  html: string
  /** A link to another page of the site was followed: what stands above the page goes. */
  onFollow?: (() => void) | undefined
}

/** HTML of the gateway, cleaned. The only place of the site where HTML is set from a string. */
export function SafeHtml({ html, onFollow }: SafeHtmlProps) {
  const navigate = useNavigate()
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
  const follow = (event: MouseEvent) => {
    const path = followedPath(event)
    if (path === undefined) return
    onFollow?.()
    // What stands around it may have followed the link already.
    if (event.defaultPrevented) return
    event.preventDefault()
    void navigate(path)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside have the keyboard's press as a click
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links inside
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one sanitiser; purify answers TrustedHTML
    <div className={styles.html} dangerouslySetInnerHTML={{ __html: clean.result }} onClick={follow} />
  )
}
