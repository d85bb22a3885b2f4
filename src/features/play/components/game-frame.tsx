import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBalance } from '#src/gateway/calls.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import styles from './game-frame.module.css'

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

/** Reads the balance again when the game on the other origin says that it has changed, and when the game is left. */
function useBalanceNews(address: string | undefined, frame: RefObject<HTMLIFrameElement | null>): void {
  const client = useQueryClient()
  useEffect(() => {
    if (address === undefined) return
    const readAgain = () => void client.invalidateQueries({ queryKey: [getBalance.id] })
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === new URL(address).origin && source === frame.current?.contentWindow
      if (isOurs && isBalanceNews(data)) readAgain()
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      readAgain()
    }
  }, [address, frame, client])
}

/** A game of another origin: it may run and store its own things, and can neither reach the page nor lead it elsewhere. */
export function GameFrame({ addresses, name, onUnreachable }: Props) {
  const { t } = useTranslation('play')
  const [place, setPlace] = useState(0)
  const [isThere, setThere] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const address = addresses[place]
  useBalanceNews(address, frame)
  const isLast = place + 1 >= addresses.length
  useEffect(() => {
    if (isThere) return
    const timer = window.setTimeout(() => {
      if (isLast) onUnreachable()
      else setPlace((now) => now + 1)
    }, patience)
    return () => window.clearTimeout(timer)
  }, [isThere, isLast, onUnreachable])
  return (
    <div className={styles.holder} aria-busy={!isThere}>
      {!isThere && (
        <div className={styles.waiting} role="status">
          <Spinner size="large" />
          {t('seamless.starting')}
        </div>
      )}
      <iframe
        key={address}
        ref={frame}
        className={styles.frame}
        title={t('seamless.frame', { name })}
        src={address}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        onLoad={() => setThere(true)}
      />
    </div>
  )
}
