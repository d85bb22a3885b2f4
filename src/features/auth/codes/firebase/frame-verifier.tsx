import type { ApplicationVerifier } from 'firebase/auth'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { type VerifierQuery, verifierMessage, verifierPath } from '#contract/identity/firebase-verifier.ts'
import { site } from '#src/config/site.ts'
import { languageOf } from '#src/i18n/i18n.ts'
import { firebaseError } from './firebase-errors.ts'
import { VerifierDialog } from './verifier-dialog.tsx'

/** A page that says nothing at all for so long will say nothing more. Milliseconds. */
const patience = 30_000

function addressOf(state: string): URL {
  const url = new URL(`${site.gateway.baseUrl}${verifierPath}`, window.location.origin)
  const query: VerifierQuery = {
    merchant: site.merchantCode,
    origin: window.location.origin,
    language: languageOf(i18next).code,
    theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
    state,
  }
  url.search = new URLSearchParams(query).toString()
  return url
}

/** Has the gateway's page vouch that a person is here; the visitor sees it only where it asks to be seen. */
function verify(): Promise<string> {
  const state = crypto.randomUUID()
  const url = addressOf(state)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const end = new AbortController()
  return new Promise<string>((resolve, reject) => {
    const close = () => reject(firebaseError('popup-closed-by-user'))
    const fail = () => reject(firebaseError('captcha-check-failed'))
    const draw = (height?: number) => root.render(<VerifierDialog src={url.href} height={height} onClose={close} />)
    const timer = window.setTimeout(fail, patience)
    end.signal.addEventListener('abort', () => window.clearTimeout(timer))
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== url.origin || source !== host.querySelector('iframe')?.contentWindow) return
      const message = z.safeParse(verifierMessage, data)
      if (!message.success || message.data.state !== state) return
      window.clearTimeout(timer)
      if (message.data.kind === 'shown') draw(message.data.height)
      else if (message.data.kind === 'passed') resolve(message.data.token)
      else fail()
    }
    window.addEventListener('message', hear, { signal: end.signal })
    draw()
  }).finally(() => {
    end.abort()
    root.unmount()
    host.remove()
  })
}

/** Stands in for Firebase's own check, whose scripts the site's policy does not let in. */
export function frameVerifier(): ApplicationVerifier {
  // `_reset` is not in the type, and Firebase calls it all the same.
  const verifier = { type: 'recaptcha', verify, _reset: () => undefined }
  return verifier
}
