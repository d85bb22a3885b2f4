import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { agentPage } from '../lib/agent-pages.ts'
import styles from './agent-home-page.module.css'

/** The page the side list chose. None is open yet, and each says so. */
export function AgentHomePage() {
  const { t } = useTranslation('agent')
  const shell = useTranslation('shell')
  const [query] = useSearchParams()
  const { name } = agentPage(query.get('page'))
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t(name)}
      </h1>
      <StatePanel
        className={styles.panel ?? ''}
        icon="art-closed"
        title={t('notOpen.title')}
        text={t('notOpen.text')}
        actions={
          <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
            {shell.t('service.contact')}
          </Button>
        }
      />
    </>
  )
}
