import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { ClaimButton } from '#src/account/claims/claim-button.tsx'
import { ClaimNotes, ClaimRow } from '#src/account/claims/claim-row.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Progress } from '#src/account/parts/progress.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { claimMission } from '#src/gateway/account-calls.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { invalidateMissions } from '../api/queries.ts'
import styles from './mission-row.module.css'

const icons: Readonly<Record<string, IconName>> = {
  logIn: 'user',
  stake: 'gamepad-2',
  deposit: 'circle-arrow-down',
  games: 'layout-grid',
  limit: 'shield-check',
}

interface MissionRowProps {
  mission: Mission
  currency: string
  onClaimed: (mission: Mission) => void
}

function useFigures({ measure, done, needed }: Mission, currency: string): string {
  const { t } = useTranslation('missions')
  const { number } = useFormat()
  const money = useShortMoney(currency)
  const written = (value: string) => (measure === 'money' ? money(value) : number(Number(value)))
  return t('of', { done: written(done), needed: written(needed) })
}

/** One mission: what is to be done, how far it is, what it gives, and the button that takes it. */
export function MissionRow({ mission, currency, onClaimed }: MissionRowProps) {
  const { t } = useTranslation('missions')
  const { dateTime } = useFormat()
  const { code: language } = useLanguage()
  const client = useQueryClient()
  const words = useFigures(mission, currency)
  const { id, kind, title, text, points, state, done, needed, claimUntil } = mission
  return (
    <ClaimRow
      icon={(Object.hasOwn(icons, kind) && icons[kind]) || 'target'}
      title={title}
      heading="h4"
      lines={[text, state === 'done' && claimUntil && t('claimUntil', { when: dateTime(claimUntil) })]}
      value={t('points', { count: points })}
      isMuted={state === 'claimed'}
    >
      {state === 'done' && (
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
      )}
      {state === 'claimed' && (
        <span className={styles.claimed}>
          <StateTag tone="ok">{t('claimed')}</StateTag>
        </span>
      )}
      {state === 'running' && (
        <ClaimNotes>
          <Progress label={t('soFar')} words={words} share={fractionOf(done, needed)} />
        </ClaimNotes>
      )}
    </ClaimRow>
  )
}
