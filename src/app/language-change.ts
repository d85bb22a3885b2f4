import type { Query, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { callGateway } from '#src/gateway/client.ts'
import { setMemberLanguage } from '#src/gateway/play-calls.ts'
import { languageOf } from '#src/i18n/i18n.ts'
import { report } from '#src/lib/report.ts'
import { useSessionStore } from '#src/session/session-store.ts'

/** Hot games, vendors, winners, announcements and all else that was asked for in a language. */
const isInLanguage = ({ queryKey: [, query] }: Query): boolean =>
  typeof query === 'object' && query !== null && 'language' in query

/** Follows the visitor to another language: what depends on it is asked again, and a member's gateway is told. */
export function followLanguage(client: QueryClient): () => void {
  let last = languageOf(i18next).code
  let hasReported = false

  const tell = async (language: string) => {
    try {
      await callGateway(setMemberLanguage, { body: { language } })
    } catch (error) {
      if (!hasReported) report('The gateway could not be told of the language', error)
      hasReported = true
    }
  }

  const onChange = () => {
    const { code } = languageOf(i18next)
    if (code === last) return
    last = code
    // Not fetched here: the parts on the page still ask in the language of before, and ask again once they have changed.
    void client.invalidateQueries({ predicate: isInLanguage, refetchType: 'none' })
    if (useSessionStore.getState().token !== null) void tell(code)
  }

  i18next.on('languageChanged', onChange)
  return () => i18next.off('languageChanged', onChange)
}
