import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { site } from '#src/config/site.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useGameQuery, useLaunchBases } from '../api/get-game.ts'
import { useLaunched } from '../api/use-launched.ts'
import { GameFrame } from '../components/game-frame.tsx'
import { LaunchRefused, NeedsAccount } from '../components/launch-refused.tsx'
import { PlayTools } from '../components/play-tools.tsx'
import { TabLaunch } from '../components/tab-launch.tsx'
import { TitleBar } from '../components/title-bar.tsx'
import { UnknownGame } from '../components/unknown-game.tsx'
import { type SeamlessGame, seamlessGame } from '../lib/game-addresses.ts'
import { launchAddresses } from '../lib/launch-addresses.ts'
import styles from './seamless-page.module.css'

/** The router’s own count of the pages of this visit that lie behind. */
const hasBefore = (): boolean => Number(Reflect.get(Object(window.history.state), 'idx')) > 0

function Starting() {
  const { t } = useTranslation('play')
  return (
    <div className={styles.pending} role="status">
      <Spinner size="large" />
      {t('seamless.starting')}
    </div>
  )
}

function NoAddress({ reason, onRetry }: { reason: 'untrusted' | 'unreachable'; onRetry?: () => void }) {
  const { t } = useTranslation(['play', 'shell'])
  return (
    <StatePanel
      heading="h2"
      icon="art-down"
      tone="bad"
      title={t(`play:seamless.${reason}.title`)}
      text={t(`play:seamless.${reason}.text`)}
      actions={
        <>
          {onRetry && (
            <Button icon="rotate-cw" onClick={onRetry}>
              {t('shell:retry')}
            </Button>
          )}
          <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
            {t('shell:service.contact')}
          </Button>
        </>
      }
      isAlert
    />
  )
}

/** Who may not play yet. */
function LogInFirst() {
  const { t } = useTranslation(['play', 'shell'])
  const { pathname, search } = useLocation()
  return (
    <StatePanel
      heading="h2"
      icon="user"
      title={t('play:seamless.logIn.title')}
      text={t('play:seamless.logIn.text')}
      actions={
        <Button onClick={() => openPopup('login', { reason: 'play', wanted: `${pathname}${search}` })}>
          {t('shell:account.logIn')}
        </Button>
      }
    />
  )
}

interface StageProps {
  game: SeamlessGame
  name: string
}

/** The game, or why it is not there. */
function Stage({ game, name }: StageProps) {
  const { isSignedIn, role } = useSession()
  const { search, pathname } = useLocation()
  const isAllowed = game.isTrial || (isSignedIn && role !== 'trial')
  const launched = useLaunched(game, isAllowed)
  const { bases, isKnown } = useLaunchBases()
  const [isUnreachable, setUnreachable] = useState(false)
  const relaunch = () => {
    setUnreachable(false)
    void launched.refetch()
  }
  if (!game.isTrial && !isSignedIn) return <LogInFirst />
  if (!isAllowed) return <NeedsAccount />
  if (launched.isError) {
    const real = new URLSearchParams(search)
    real.delete('mode')
    return (
      <LaunchRefused
        error={toGatewayError(launched.error)}
        gameCode={game.gameCode}
        realPath={`${pathname}?${real}`}
        isBusy={launched.isFetching}
        onRetry={relaunch}
      />
    )
  }
  if (isUnreachable) return <NoAddress reason="unreachable" onRetry={relaunch} />
  if (!launched.data || !isKnown) return <Starting />
  const addressesOf = (url: string) => launchAddresses(url, { hosts: site.gateway.launchHosts, bases })
  const addresses = addressesOf(launched.data.url)
  const [first] = addresses
  if (first === undefined) return <NoAddress reason="untrusted" />
  const another = async () => {
    const { data } = await launched.refetch()
    return data && addressesOf(data.url)[0]
  }
  if (launched.data.display === 'tab')
    return <TabLaunch address={first} givenAt={launched.dataUpdatedAt} relaunch={another} />
  return (
    <GameFrame key={launched.data.url} addresses={addresses} name={name} onUnreachable={() => setUnreachable(true)} />
  )
}

/** A game in the site’s page: on an origin of its own, below a bar with its name and the way out. */
export function SeamlessPage({ watch }: { watch?: ReactNode }) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const game = seamlessGame(search)
  const page = useRef<HTMLDivElement>(null)
  const facts = useGameQuery(game?.gameCode ?? '', game !== undefined)
  const name = facts.data?.card.displayName
  useDocumentTitle(game && (name ?? t('seamless.title')))
  if (!game) return <UnknownGame />
  return (
    <GameActionsProvider>
      <div ref={page} className={styles.page}>
        <TitleBar
          game={facts.data}
          onLeave={() => void (hasBefore() ? navigate(-1) : navigate('/', { replace: true }))}
        >
          <PlayTools game={facts.data} isTrial={game.isTrial} page={page} watch={watch} />
        </TitleBar>
        <Stage key={key} game={game} name={name ?? game.gameCode} />
      </div>
    </GameActionsProvider>
  )
}
