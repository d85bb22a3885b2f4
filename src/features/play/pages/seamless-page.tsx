import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { site } from '#src/config/site.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useGameQuery, useLaunchBases } from '../api/get-game.ts'
import { useLaunched } from '../api/use-launched.ts'
import { GameFrame } from '../components/game-frame.tsx'
import { LaunchRefused, NeedsAccount } from '../components/launch-refused.tsx'
import { useHasMoney } from '../components/play-purse.tsx'
import { SideBars } from '../components/side-bars.tsx'
import { TabLaunch } from '../components/tab-launch.tsx'
import { type BarParts, TitleBar } from '../components/title-bar.tsx'
import { UnknownGame } from '../components/unknown-game.tsx'
import { type SeamlessGame, seamlessGame } from '../lib/game-addresses.ts'
import { holdGame } from '../lib/game-controls.ts'
import { launchAddresses } from '../lib/launch-addresses.ts'
import styles from '../scene/theatre.module.css'

const PlayRail = lazy(async () => ({ default: (await import('../components/play-rail.tsx')).PlayRail }))

const GameFactsList = lazy(async () => ({
  default: (await import('../components/game-facts-list.tsx')).GameFactsList,
}))

const lyingPhone = '(max-height: 480px) and (orientation: landscape)'

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

export interface PlayParts extends BarParts {
  /** Where the session stands. */
  session?: ReactNode
  /** The reality check, when it is due; `hold` has the game wait for its answer. */
  check?: (hold: (isHeld: boolean) => void) => ReactNode
}

/** The game’s own picture far behind it. */
function Backdrop({ address }: { address: string | undefined }) {
  const src = assetUrl(address)
  return src ? <div className={styles.backdrop} style={{ backgroundImage: `url(${JSON.stringify(src)})` }} /> : null
}

/** A game alone in the window: on an origin of its own, with a bar above it and a rail beside it. */
export function SeamlessPage({ session, check, ...parts }: PlayParts) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const game = seamlessGame(search)
  const page = useRef<HTMLDivElement>(null)
  const isLow = useMediaQuery(lyingPhone)
  const facts = useGameQuery(game?.gameCode ?? '', game !== undefined)
  const hasMoney = useHasMoney(game?.isTrial ?? true)
  const name = facts.data?.card.displayName
  useDocumentTitle(game && (name ?? t('seamless.title')))
  if (!game) return <UnknownGame />
  const { isTrial } = game
  const Bar = isLow ? SideBars : TitleBar
  return (
    <GameActionsProvider>
      <div ref={page} className={styles.page}>
        <Backdrop address={facts.data?.card.iconUrl} />
        <Bar
          game={facts.data}
          isTrial={isTrial}
          page={page}
          onLeave={() => void (hasBefore() ? navigate(-1) : navigate('/', { replace: true }))}
          parts={parts}
        />
        <div className={styles.body}>
          <div className={styles.play}>
            <div className={styles.stage}>
              <Stage key={key} game={game} name={name ?? game.gameCode} />
            </div>
            {hasMoney && check?.(holdGame)}
          </div>
          {!isLow && (
            <aside className={styles.rail}>
              <Suspense fallback={null}>
                <PlayRail game={facts.data} isTrial={isTrial} session={hasMoney && session} />
              </Suspense>
            </aside>
          )}
          {!isLow && facts.data && (
            <div className={styles.facts}>
              <Suspense fallback={null}>
                <GameFactsList game={facts.data} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </GameActionsProvider>
  )
}
