import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

/** A game that is not here: `isAnswer` where the gateway said so, and it is announced; else the address names none. */
export function UnknownGame({ isAnswer = false }: { isAnswer?: boolean }) {
  const { t } = useTranslation(['play', 'shell'])
  return (
    <StatePanel
      icon="art-lost"
      title={t('play:seamless.unknown.title')}
      text={t('play:seamless.unknown.text')}
      actions={
        <LinkButton to="/" icon="house">
          {t('shell:goHome')}
        </LinkButton>
      }
      {...(isAnswer ? { isAlert: true, heading: 'h2' } : { size: 'page' })}
    />
  )
}
