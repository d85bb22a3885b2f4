import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { classNames } from '#src/lib/class-names.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { useSession } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import tabs from '#src/ui/segmented-tabs.module.css'
import type { GameFacts } from '../api/get-game.ts'
import { chooseSound, useGameControls } from '../lib/game-controls.ts'
import { playPath } from '../lib/next-game.ts'
import styles from '../scene/play-bar.module.css'
import { useFullScreen } from './use-full-screen.ts'

/** Real money or play money, said by the one that is pressed. Who may not play for money is told what it takes. */
function useMoneyChoice(game: GameFacts | undefined, isTrial: boolean) {
  const { isSignedIn, role } = useSession()
  const navigate = useNavigate()
  const launch = useLaunch()
  return (wantsTrial: boolean) => {
    if (!game || wantsTrial === isTrial) return
    const { card } = game
    if (wantsTrial || (isSignedIn && role !== 'trial')) void navigate(playPath(card, wantsTrial), { replace: true })
    else launch(card)
  }
}

interface MoneyProps {
  /** Undefined as long as its facts are not known. */
  game: GameFacts | undefined
  isTrial: boolean
}

export function MoneySwitch({ game, isTrial }: MoneyProps) {
  const { t } = useTranslation('play')
  const choose = useMoneyChoice(game, isTrial)
  if (!game?.card.hasTrial)
    return isTrial ? (
      <span className={styles.trial} title={t('seamless.trialNote')}>
        {t('seamless.trial')}
      </span>
    ) : null
  return (
    <fieldset className={classNames(tabs.row, styles.switch)} aria-label={t('seamless.money')}>
      <button
        type="button"
        className={classNames(tabs.tab, styles.real)}
        aria-pressed={!isTrial}
        onClick={() => choose(false)}
      >
        <Icon name="diamond" size="tiny" />
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

/** The other kind of money by one press, where there is no room for both words. */
export function MoneyToggle({ game, isTrial }: MoneyProps) {
  const { t } = useTranslation('play')
  const choose = useMoneyChoice(game, isTrial)
  if (!game?.card.hasTrial) return null
  return (
    <button type="button" className={styles.toggle} onClick={() => choose(!isTrial)}>
      <Icon name={isTrial ? 'diamond' : 'flask-conical'} />
      {t(isTrial ? 'seamless.real' : 'seamless.trial')}
    </button>
  )
}

/** What the game in the frame can be told: each button says what it will do. */
export function Controls() {
  const { t } = useTranslation('play')
  const { controls, send } = useGameControls()
  const { sound, paused } = controls
  return (
    <>
      {paused !== undefined && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          look="plate"
          label={t(paused ? 'seamless.resume' : 'seamless.pause')}
          onClick={() => send({ paused: !paused })}
        />
      )}
      {sound !== undefined && (
        <IconButton
          icon={sound ? 'volume-2' : 'volume-x'}
          look="plate"
          label={t(sound ? 'seamless.soundOff' : 'seamless.soundOn')}
          onClick={() => chooseSound(!sound)}
        />
      )}
    </>
  )
}

/** The whole screen, where the browser gives it to one element. */
export function Room({ page }: { page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('play')
  const { isPossible, isFull, toggle } = useFullScreen(page)
  if (!isPossible) return null
  return (
    <IconButton
      icon={isFull ? 'minimize' : 'maximize'}
      look="plate"
      label={t(isFull ? 'seamless.endFullScreen' : 'seamless.fullScreen')}
      className={styles.room}
      onClick={toggle}
    />
  )
}
