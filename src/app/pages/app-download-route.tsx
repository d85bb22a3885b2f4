import type { AppOffer } from '#src/features/app-download/components/app-cards.tsx'
import { AppDownloadPage } from '#src/features/app-download/pages/app-download-page.tsx'
import { usePermissionQuery } from '#src/features/support/api/queries.ts'

const kinds = ['ios', 'android', 'lite'] as const

/** `/m/appDownload` with the apps that the gateway names. */
export function AppDownloadRoute() {
  const { data, error, refetch } = usePermissionQuery()
  const apps =
    data &&
    kinds.flatMap((kind): AppOffer[] => {
      const app = data.resources.find(({ resourceType }) => resourceType === kind)
      return app ? [{ kind, url: app.url }] : []
    })
  return <AppDownloadPage apps={apps} error={error} onRetry={() => void refetch()} />
}
