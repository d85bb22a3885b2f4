import { useTranslation } from 'react-i18next'
import { appDownloadPath } from '#contract/site/routes.ts'
import { LinkButton } from '#src/ui/button.tsx'

/** The way to the app, from where a visitor logs in. */
export function AppLink({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  return (
    <LinkButton to={appDownloadPath} look="text" size="tiny" icon="smartphone" onClick={onChosen}>
      {t('appDownload.title')}
    </LinkButton>
  )
}
