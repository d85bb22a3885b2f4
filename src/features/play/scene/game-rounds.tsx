import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { site } from '#src/config/site.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type GameRounds as Rounds, useRoundsQuery } from '../api/get-game.ts'
import styles from './game-rounds.module.css'

/** The latest rounds, lost ones too; only wins where one wants to see those. */
function Recent({ recent }: Pick<Rounds, 'recent'>) {
  const { t } = useTranslation('play')
  const { dateTime, number } = useFormat()
  const amount = useShortMoney(site.currency)
  const [onlyWins, setOnlyWins] = useState(false)
  if (recent.length === 0) return <p className={styles.note}>{t('game.noRounds')}</p>
  const shown = onlyWins ? recent.filter(({ stake, returned }) => Number(returned) > Number(stake)) : recent
  return (
    <>
      <fieldset className={styles.choice} aria-label={t('game.recent')}>
        {[false, true].map((wins) => (
          <button key={String(wins)} type="button" aria-pressed={wins === onlyWins} onClick={() => setOnlyWins(wins)}>
            {t(wins ? 'game.onlyWins' : 'game.allRounds')}
          </button>
        ))}
      </fieldset>
      <ul className={styles.recent}>
        {shown.map(({ player, avatarUrl, at, stake, returned }) => (
          <li key={`${at} ${player} ${stake}`}>
            <Image src={assetUrl(avatarUrl)} alt="" fallback="user" className={styles.avatar} />
            <span>
              <bdi>{player}</bdi>
              <small>{t('game.staked', { stake: amount(stake), time: dateTime(at) })}</small>
            </span>
            <b data-won={Number(returned) > Number(stake) ? '' : undefined}>{amount(returned)}</b>
            <small>{Number(returned) === 0 ? '–' : `×${number(Number(returned) / Number(stake))}`}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A thousand simulated rounds as bars, by what they paid. */
function SampleBars({ sample }: { sample: NonNullable<Rounds['sample']> }) {
  const { t } = useTranslation('play')
  const { number, percent } = useFormat()
  const { rounds, returned, median, bands } = sample
  const most = Math.max(...bands.map(({ count }) => count))
  return (
    <div className={styles.sample}>
      <h3>{t('game.sample', { rounds: number(rounds) })}</h3>
      <p className={styles.note}>
        {t('game.sampleText', { median: number(Number(median)), returned: percent(Number(returned) / 100, 1) })}
      </p>
      <dl>
        {bands.map(({ code, count }) => (
          <div key={code}>
            <dt>{t(`game.band.${code}`)}</dt>
            <dd aria-hidden="true">
              <i data-band={code} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </dd>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('game.simulated')}</p>
    </div>
  )
}

/** What the rounds of a game come to: the latest of all players, and a thousand by its own rules. */
export function GameRounds({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('play')
  const id = useId()
  const { data, error, fetchStatus, refetch } = useRoundsQuery(gameCode)
  const isOffline = fetchStatus === 'paused'
  return (
    <section className={styles.rounds} aria-labelledby={id}>
      <SectionHead id={id} title={t('game.recent')} />
      {data && <Recent recent={data.recent} />}
      {data?.sample && <SampleBars sample={data.sample} />}
      {!data && !error && !isOffline && <Skeleton className={styles.skeleton} />}
      {!data && (error || isOffline) && <LoadFailed error={isOffline ? null : error} onRetry={() => void refetch()} />}
    </section>
  )
}
