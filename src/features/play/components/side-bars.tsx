import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { gameFactsOf } from '#src/config/game-paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from '../scene/side-bars.module.css'
import { DepositPlus, PurseFigure, useHasMoney } from './play-purse.tsx'
import { Controls, MoneyToggle, Room } from './play-tools.tsx'
import { type BarProps, Heart, Leave, Words } from './title-bar.tsx'

function Facts({ game }: Pick<BarProps, 'game'>) {
  const { t } = useTranslation('play')
  if (!game) return null
  const { gameCode, displayName, vendorName } = game.card
  const label = `${vendorName}${t('tile.about', { name: displayName })}`
  return (
    <Link to={gameFactsOf(gameCode)} className={styles.way} aria-label={label} title={label}>
      <Icon name="info" />
    </Link>
  )
}

function Limits() {
  const { t } = useTranslation('shell')
  const label = t('account.limits')
  return (
    <Link to={accountPage('limits')} className={styles.way} aria-label={label} title={label}>
      <Icon name="shield-check" />
    </Link>
  )
}

/** Around a game on a phone that lies: a rail at each side, and what is at play in a line above. */
export function SideBars({ game, isTrial, page, onLeave, parts }: BarProps) {
  const { t } = useTranslation('play')
  const hasMoney = useHasMoney(isTrial)
  return (
    <>
      <header className={styles.start}>
        <Leave onLeave={onLeave} />
        <Heart game={game} />
        <VisuallyHidden>
          <Words game={game} />
        </VisuallyHidden>
        <span className={styles.foot}>
          <Controls />
          <Room page={page} />
          <Facts game={game} />
        </span>
      </header>
      <div className={styles.status}>
        <strong data-real={isTrial ? undefined : ''}>
          <Icon name={isTrial ? 'flask-conical' : 'diamond'} size="tiny" />
          {t(isTrial ? 'seamless.trial' : 'seamless.real')}
        </strong>
        <span className={styles.figures}>
          {hasMoney && <PurseFigure />}
          {hasMoney && parts.net}
        </span>
        {hasMoney && parts.clock}
      </div>
      <div className={styles.end}>
        {hasMoney && <DepositPlus />}
        <MoneyToggle game={game} isTrial={isTrial} />
        <span className={styles.foot}>{hasMoney && <Limits />}</span>
      </div>
    </>
  )
}
