import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Money } from '#src/ui/money.tsx'
import { Avatar, RowAvatar } from '#src/ui/picture/avatar.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Winner } from '../api/get-winners.ts'
import { winnerStyles as styles } from './winner-styles.ts'

interface Props {
  winner: Winner
  rank: number
}

/** One of the first three. */
export function WinnerTop({ winner, rank }: Props) {
  const { money } = useFormat()
  const { customerName, winAmount, avatarUrl } = winner
  return (
    <li className={styles.place} data-rank={rank}>
      <span className={styles.portrait}>
        <Avatar src={assetUrl(avatarUrl)} className={styles.avatar ?? ''} />
        <span className={styles.medal}>{rank}</span>
      </span>
      <bdi className={styles.name}>{customerName}</bdi>
      <Money className={styles.amount} parts={money(winAmount)} />
      <WonGame winner={winner} />
    </li>
  )
}

/** What was won in, which a press on the row or the place opens, where it can be opened. */
function WonGame({ winner: { gameName, card } }: Pick<Props, 'winner'>) {
  const launch = useLaunch()
  if (!card) return <bdi className={styles.game}>{gameName}</bdi>
  return (
    <button type="button" dir="auto" className={classNames(styles.game, styles.open)} onClick={() => launch(card)}>
      {gameName}
    </button>
  )
}

export function WinnerRow({ winner, rank }: Props) {
  const { money } = useFormat()
  return (
    <li className={styles.row}>
      <span className={styles.rank}>{rank}</span>
      <RowAvatar src={assetUrl(winner.avatarUrl)} size={32} className={styles.face ?? ''} />
      <span className={styles.who}>
        <bdi className={styles.name}>{winner.customerName}</bdi>
        <WonGame winner={winner} />
      </span>
      <Money className={styles.amount} parts={money(winner.winAmount)} />
    </li>
  )
}

const rows = Array.from({ length: 6 }, (_, position) => position)

export function WinnerSkeletons() {
  return (
    <div className={styles.body} aria-hidden="true">
      <div className={styles.top}>
        {[1, 2, 3].map((rank) => (
          <div key={rank} className={styles.place} data-rank={rank}>
            <span className={styles.portrait}>
              <Skeleton shape="circle" className={styles.avatar} />
            </span>
            <Skeleton shape="line" className={styles.lineShort} />
            <Skeleton shape="line" className={styles.line} />
            <Skeleton shape="line" className={styles.lineShort} />
          </div>
        ))}
      </div>
      <div className={styles.rest}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <span className={styles.rank} />
            <Skeleton shape="circle" className={styles.face} />
            <span className={styles.who}>
              <Skeleton shape="line" className={styles.lineShort} />
            </span>
            <Skeleton shape="line" className={styles.lineShort} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The whole board while its code is awaited. */
export function WinnersSkeleton() {
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <span className={styles.trophy} />
        <Skeleton shape="line" className={styles.line} />
      </div>
      <WinnerSkeletons />
    </div>
  )
}
