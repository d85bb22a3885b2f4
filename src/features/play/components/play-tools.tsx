import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { classNames } from '#src/lib/class-names.ts'
import { GameHeart } from '#src/play/game-heart.tsx'
import { useLaunch } from '#src/play/use-launch.ts'
import { useSession } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import tabs from '#src/ui/segmented-tabs.module.css'
import type { GameFacts } from '../api/get-game.ts'
import { chooseSound, useGameControls } from '../lib/game-controls.ts'
import { nextGame, playedOf, playPath } from '../lib/next-game.ts'
import styles from './title-bar.module.css'
import { useFullScreen } from './use-full-screen.ts'
import { useTheatre } from './use-theatre.ts'

interface Props {
  /** Undefined as long as its facts are not known. */
  game: GameFacts | undefined
  isTrial: boolean
  page: RefObject<HTMLElement | null>
  /** The clock of the session. */
  watch: ReactNode
}

/** What can be done with a game while it is played. */
export function PlayTools({ game, isTrial, page, watch }: Props) {
  const { t } = useTranslation('play')
  return (
    <>
      {game && <GameHeart card={game.card} label={t('tile.favourite', { name: game.card.displayName })} />}
      {game && <Next game={game} isTrial={isTrial} />}
      <Room page={page} />
      <div className={styles.money}>
        {game?.card.hasTrial ? <MoneySwitch game={game} isTrial={isTrial} /> : isTrial && <Trial />}
        <span>
          <Controls />
        </span>
        {!isTrial && watch}
      </div>
    </>
  )
}

function Trial() {
  const { t } = useTranslation('play')
  return <span title={t('seamless.trialNote')}>{t('seamless.trial')}</span>
}

/** Real money or play money, said by the one that is pressed. Who may not play for money is told what it takes. */
function MoneySwitch({ game: { card }, isTrial }: { game: GameFacts; isTrial: boolean }) {
  const { t } = useTranslation('play')
  const { isSignedIn, role } = useSession()
  const navigate = useNavigate()
  const launch = useLaunch()
  const choose = (wantsTrial: boolean) => {
    if (wantsTrial === isTrial) return
    if (wantsTrial || (isSignedIn && role !== 'trial')) void navigate(playPath(card, wantsTrial), { replace: true })
    else launch(card)
  }
  return (
    <fieldset className={classNames(tabs.row, styles.switch)} aria-label={t('seamless.money')}>
      <button type="button" className={tabs.tab} aria-pressed={!isTrial} onClick={() => choose(false)}>
        {t('seamless.real')}
      </button>
      <button
        type="button"
        className={tabs.tab}
        aria-pressed={isTrial}
        title={t('seamless.trialNote')}
        onClick={() => choose(true)}
      >
        {t('seamless.trial')}
      </button>
    </fieldset>
  )
}

function Next({ game, isTrial }: { game: GameFacts; isTrial: boolean }) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const { state } = useLocation()
  const played = [...playedOf(state), game.card.gameCode]
  const next = nextGame(game.alike, { isTrial, played })
  if (!next) return null
  return (
    <IconButton
      icon="arrow-right"
      label={t('seamless.next', { name: next.displayName })}
      onClick={() => void navigate(playPath(next, isTrial), { replace: true, state: { played } })}
    />
  )
}

/** What the game in the frame can be told: each button says what it will do. */
function Controls() {
  const { t } = useTranslation('play')
  const { controls, send } = useGameControls()
  const { sound, paused } = controls
  return (
    <>
      {sound !== undefined && (
        <IconButton
          icon={sound ? 'volume-2' : 'volume-x'}
          label={t(sound ? 'seamless.soundOff' : 'seamless.soundOn')}
          onClick={() => chooseSound(!sound)}
        />
      )}
      {paused !== undefined && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'seamless.resume' : 'seamless.pause')}
          onClick={() => send({ paused: !paused })}
        />
      )}
    </>
  )
}

/** The room that the game has: the window, or the screen where the browser gives it to one element. */
function Room({ page }: { page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('play')
  const { isChosen, isLow, toggle: toggleTheatre } = useTheatre()
  const { isPossible, isFull, toggle } = useFullScreen(page)
  return (
    <>
      {!isFull && !isLow && (
        <IconButton
          icon="tv"
          label={t('seamless.theatre')}
          className={styles.room}
          look={isChosen ? 'plate' : 'bare'}
          aria-pressed={isChosen}
          onClick={toggleTheatre}
        />
      )}
      {isPossible && (
        <IconButton
          icon={isFull ? 'minimize' : 'maximize'}
          label={t(isFull ? 'seamless.endFullScreen' : 'seamless.fullScreen')}
          className={styles.room}
          onClick={toggle}
        />
      )}
    </>
  )
}
