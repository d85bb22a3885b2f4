import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { SocialProvider } from '#contract/site/gates.ts'
import { callGateway } from '#src/gateway/client.ts'
import { startSocial } from '#src/gateway/identity-calls.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { wantedPath } from '#src/session/wanted-path.ts'
import { isSafeAuthorizeAddress } from './authorize-address.ts'
import { storePendingLogIn } from './pending-log-in.ts'
import { challengeOf, randomProof } from './pkce.ts'

export const redirectUriOf = (provider: SocialProvider) => `${window.location.origin}/login/${provider}`

/** Whether the log-in is asked for because a session ended on this page. */
const isInterrupted = () =>
  usePopupStore.getState().open.some((popup) => popup.name === 'login' && popup.props.reason === 'expired')

/** Sends the visitor to a provider to log in there. */
export function useSocialStart() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { pathname, search, state: kept } = useLocation()
  const [leavingTo, setLeavingTo] = useState<SocialProvider>()
  const [failure, setFailure] = useState<string>()

  async function start(provider: SocialProvider): Promise<void> {
    if (leavingTo) return
    setLeavingTo(provider)
    setFailure(undefined)
    try {
      const [state, verifier] = [randomProof(), randomProof()]
      const codeChallenge = await challengeOf(verifier)
      const { value } = await callGateway(startSocial, {
        body: { provider, state, codeChallenge, redirectUri: redirectUriOf(provider) },
      })
      if (isSafeAuthorizeAddress(value.authorizeUrl, window.location.hostname)) {
        storePendingLogIn({
          provider,
          state,
          verifier,
          from: wantedPath(kept) ?? (isInterrupted() ? `${pathname}${search}` : undefined),
        })
        window.location.assign(value.authorizeUrl)
        return
      }
      setFailure(t('social.unsafe'))
    } catch (thrown) {
      setFailure(errorText(thrown))
    }
    setLeavingTo(undefined)
  }

  const stay = useCallback(() => setLeavingTo(undefined), [])
  return { start, leavingTo, failure, stay }
}
