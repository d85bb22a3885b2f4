import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPlaySummary } from '#src/gateway/account-calls.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { forgetGame, hearControls, useGameControls, useGameHold } from '../lib/game-controls.ts'
import { isAnswering } from '../lib/host-probe.ts'
import styles from '../scene/theatre.module.css'

/** Milliseconds that an address has to answer in before the next one is tried. */
const patience = 15_000

const isBalanceNews = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Reflect.get(data, 'type') === 'livery.play' &&
  Reflect.get(data, 'balanceChanged') === true

interface Props {
  /** The first one that answers is shown; at least one. */
  addresses: readonly string[]
  name: string
  /** None of the addresses answered. */
  onUnreachable: () => void
}

/**
 * Reads the balance again when the game on the other origin says that it has changed, and when the game is left; and
 * takes what the game says it can be told.
 */
function useGameNews(address: string | undefined, frame: RefObject<HTMLIFrameElement | null>): void {
  const client = useQueryClient()
  useEffect(() => {
    if (address === undefined) return
    const readAgain = () => void invalidate(client, getBalance, getPlaySummary)
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === new URL(address).origin && source === frame.current?.contentWindow
      if (!isOurs) return
      if (isBalanceNews(data)) readAgain()
      hearControls(data, (message) => frame.current?.contentWindow?.postMessage(message, origin))
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      forgetGame()
      readAgain()
    }
  }, [address, frame, client])
}

/** Held, a round that runs is seen to its end and no other one is begun; a game that can stand still does. */
function useHeld(): boolean {
  const { isHeld } = useGameHold()
  useEffect(() => {
    const { controls, send } = useGameControls.getState()
    if (!isHeld || controls.paused !== false) return
    send({ paused: true })
    return () => send({ paused: false })
  }, [isHeld])
  return isHeld
}

/** A game of another origin: it may run and store its own things, and can neither reach the page nor lead it elsewhere. */
export function GameFrame({ addresses, name, onUnreachable }: Props) {
  const { t } = useTranslation('play')
  const [place, setPlace] = useState(0)
  const [isThere, setThere] = useState(false)
  const isHeld = useHeld()
  const frame = useRef<HTMLIFrameElement>(null)
  const isLast = place + 1 >= addresses.length
  // The last one has nobody to make way for: it opens unasked, and the frame says what there is to say.
  const [asked, setAsked] = useState(-1)
  const isAsked = isLast || asked >= place
  const address = isAsked ? addresses[place] : undefined
  useGameNews(address, frame)
  const candidate = addresses[place]
  useEffect(() => {
    if (isAsked || candidate === undefined) return
    let isCurrent = true
    void isAnswering(candidate).then((isUp) => {
      if (!isCurrent) return
      if (isUp) setAsked(place)
      else setPlace(place + 1)
    })
    return () => {
      isCurrent = false
    }
  }, [isAsked, candidate, place])
  useEffect(() => {
    if (isThere || !isAsked) return
    const timer = window.setTimeout(() => {
      if (isLast) onUnreachable()
      else setPlace((now) => now + 1)
    }, patience)
    return () => window.clearTimeout(timer)
  }, [isThere, isAsked, isLast, onUnreachable])
  return (
    <div className={styles.holder} aria-busy={!isThere}>
      {!isThere && (
        <div className={styles.pending} role="status">
          <Spinner size="large" />
          {t('seamless.starting')}
        </div>
      )}
      {address !== undefined && (
        <iframe
          key={address}
          ref={frame}
          className={styles.frame}
          title={t('seamless.frame', { name })}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
          inert={isHeld}
          onLoad={() => setThere(true)}
        />
      )}
      {isHeld && isThere && (
        <p className={styles.held}>
          <Icon name="pause" size="small" />
          {t('seamless.held')}
        </p>
      )}
    </div>
  )
}
