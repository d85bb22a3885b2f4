import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { ClaimButton } from '#src/account/claims/claim-button.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { accountPage } from '#src/config/account-path.ts'
import { claimMission } from '#src/gateway/account-calls.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { invalidateMissions } from '../api/queries.ts'
import styles from '../scene/mission-card.module.css'
import { MissionRing } from './mission-ring.tsx'

interface MissionCardProps {
  mission: Mission
  currency: string
  onClaimed: (mission: Mission) => void
}

/** Where a kind of mission is done; a log-in is done already. */
const ways: Readonly<Record<string, string>> = {
  stake: '/',
  games: '/',
  deposit: accountPage('deposit'),
  limit: accountPage('limits'),
}

function useFigures({ measure, done, needed }: Mission, currency: string): string {
  const { t } = useTranslation('missions')
  const { number } = useFormat()
  const money = useShortMoney(currency)
  const written = (value: string) => (measure === 'money' ? money(value) : number(Number(value)))
  return t('of', { done: written(done), needed: written(needed) })
}

/** How far it is, or which rank opens it. */
function SoFar({ mission, currency }: Omit<MissionCardProps, 'onClaimed'>) {
  const { t } = useTranslation('missions')
  const words = useFigures(mission, currency)
  const { state, done, needed, opensWith } = mission
  if (state === 'locked')
    return (
      <p className={styles.reason}>
        <Icon name="lock" size="tiny" />
        {opensWith === null ? t('locked') : t('opensWith', { rank: opensWith })}
      </p>
    )
  return (
    <p className={styles.figures}>
      {state === 'running' && (
        <VisuallyHidden>
          <progress max={1} value={fractionOf(done, needed)} aria-label={t('soFar')} aria-valuetext={words} />
        </VisuallyHidden>
      )}
      <bdi>{words}</bdi>
    </p>
  )
}

/** What can be done about it now. */
function Way({ mission, onClaimed }: Omit<MissionCardProps, 'currency'>) {
  const { t } = useTranslation('missions')
  const { code: language } = useLanguage()
  const client = useQueryClient()
  const { id, kind, title, state } = mission
  if (state === 'done')
    return (
      <ClaimButton
        form={`mission.${id}`}
        call={claimMission}
        request={{ query: { id, language }, body: {} }}
        text={t('claim')}
        label={t('claimWhat', { title })}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.button}
        onDone={({ value }) => {
          onClaimed(value)
          void invalidateMissions(client)
        }}
      />
    )
  if (state === 'claimed')
    return (
      <span className={styles.claimed}>
        <Icon name="check" size="small" />
        {t('claimed')}
      </span>
    )
  const to = state === 'locked' ? accountPage('vip') : Object.hasOwn(ways, kind) ? ways[kind] : undefined
  if (to === undefined) return null
  return (
    <LinkButton look="outline" size="small" to={to} aria-label={t(state === 'locked' ? 'ranks' : 'goWhat', { title })}>
      {t(state === 'locked' ? 'ranks' : 'go')}
    </LinkButton>
  )
}

/** One mission: what is to be done, how far it is, what it gives, and the button that takes it. */
export function MissionCard({ mission, currency, onClaimed }: MissionCardProps) {
  const { t } = useTranslation('missions')
  const { dateTime } = useFormat()
  const { kind, title, text, points, state, done, needed, claimUntil } = mission
  return (
    <li className={styles.card} data-state={state}>
      <MissionRing kind={kind} state={state} share={fractionOf(done, needed)} />
      <div className={styles.words}>
        <h4 className={styles.title}>{title}</h4>
        <p>{text}</p>
        <SoFar mission={mission} currency={currency} />
      </div>
      <div className={styles.foot}>
        <p className={styles.reward}>
          <bdi className={styles.points}>{t('points', { count: points })}</bdi>
          <span>{state === 'done' && claimUntil ? t('claimUntil', { when: dateTime(claimUntil) }) : t('free')}</span>
        </p>
        <Way mission={mission} onClaimed={onClaimed} />
      </div>
    </li>
  )
}
