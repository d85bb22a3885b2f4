import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import type { GatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useGameQuery, useRecommendedQuery } from '../api/get-game.ts'
import { TileSection } from './tile-grid.tsx'
import { UnknownGame } from './unknown-game.tsx'

/** What to play instead of a game; where that cannot be known, nothing is missing. */
function Instead({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('play')
  const { data = [] } = useRecommendedQuery(gameCode)
  return <TileSection title={t('seamless.maintenance.instead')} cards={data} />
}

export function UnderMaintenance({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('play')
  const { dateTime } = useFormat()
  const endsAt = useGameQuery(gameCode).data?.maintenance?.endsAt
  return (
    <>
      <StatePanel
        heading="h2"
        icon="art-maintenance"
        tone="warn"
        title={t('seamless.maintenance.title')}
        text={
          <>
            {endsAt && <strong>{t('seamless.maintenance.until', { time: dateTime(endsAt) })}</strong>}
            <p>{t('seamless.maintenance.text')}</p>
          </>
        }
        isAlert
      />
      <Instead gameCode={gameCode} />
    </>
  )
}

/** Only a full account may play. */
export function NeedsAccount() {
  const { t } = useTranslation('shell')
  return (
    <StatePanel
      heading="h2"
      icon="info"
      tone="info"
      title={t('launch.trialTitle')}
      text={t('launch.in_need_true_account')}
      actions={<LinkButton to="/register">{t('account.register')}</LinkButton>}
    />
  )
}

/** What players have set for themselves: a break, or the day's playing time. */
function OwnLimit({ error }: { error: GatewayError }) {
  const { t } = useTranslation('play')
  const textOf = useErrorText()
  return (
    <StatePanel
      heading="h2"
      icon="hourglass"
      tone="info"
      title={t('seamless.own.title')}
      text={textOf(error)}
      actions={
        <LinkButton to={accountPage('limits')} look="outline" icon="shield-check">
          {t('seamless.own.limits')}
        </LinkButton>
      }
    />
  )
}

interface Props {
  error: GatewayError
  gameCode: string
  /** The same game with the account's money. */
  realPath: string
  isBusy: boolean
  onRetry: () => void
}

/** Why a game was not launched, and what can be done about it. */
export function LaunchRefused({ error, gameCode, realPath, isBusy, onRetry }: Props) {
  const { t } = useTranslation(['play', 'shell'])
  const textOf = useErrorText()
  if (error.code === 'game.maintenance') return <UnderMaintenance gameCode={gameCode} />
  if (error.code === 'game.needs-account') return <NeedsAccount />
  if (error.code === 'player.excluded' || error.code === 'limit.time') return <OwnLimit error={error} />
  if (error.code === 'game.unknown') return <UnknownGame isAnswer />
  if (error.code === 'game.no-trial')
    return (
      <StatePanel
        heading="h2"
        icon="info"
        tone="info"
        title={t('play:seamless.noTrial.title')}
        text={t('play:seamless.noTrial.text')}
        actions={
          <LinkButton to={realPath} icon="play">
            {t('play:game.play')}
          </LinkButton>
        }
        isAlert
      />
    )
  return (
    <StatePanel
      heading="h2"
      icon={error.code === 'network.offline' ? 'art-offline' : 'art-down'}
      tone="bad"
      title={t('play:seamless.failed.title')}
      text={
        <>
          <p>{textOf(error)}</p>
          <p>{t('play:seamless.failed.text')}</p>
        </>
      }
      actions={
        <>
          <Button icon="rotate-cw" isBusy={isBusy} onClick={onRetry}>
            {t('shell:retry')}
          </Button>
          <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
            {t('shell:service.contact')}
          </Button>
        </>
      }
      isAlert
    />
  )
}
