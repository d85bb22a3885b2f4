import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { site } from '#src/config/site.ts'
import { getPermission } from '#src/gateway/calls.ts'
import { pictureMirrors } from '#src/gateway/picture-mirrors.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { languageOf } from '#src/i18n/i18n.ts'
import { setPictureHosts } from '#src/lib/picture-hosts.ts'
import { report } from '#src/lib/report.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** What the visit knows of them, with spaces between, so that a reload need not wait for the gateway. */
const name = 'pictureHosts'

function use(bases: readonly string[]): readonly string[] {
  const { mirrors, refused } = pictureMirrors(bases)
  setPictureHosts({ base: site.gateway.baseUrl, mirrors })
  return refused
}

/** Pictures come from the hosts that the gateway names, once it has; where it does not answer, from the gateway itself. */
export function startPictureHosts(client: QueryClient): void {
  const before = readStored('session', name)
  if (before) use(before.split(' '))
  const language = languageOf(i18next).code
  client
    .fetchQuery({ ...callQuery(getPermission, { query: { language } }), staleTime: freshFor.visit })
    .then(({ value: { imageCDNs } }) => {
      writeStored('session', name, imageCDNs.join(' ') || null)
      const refused = use(imageCDNs)
      if (refused.length > 0) report(`The site's policy lets no pictures come from ${refused.join(', ')}`)
    })
    // Whoever shows what the call is for says that it failed.
    .catch(() => undefined)
}
