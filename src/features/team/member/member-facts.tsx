import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Button } from '#src/ui/button.tsx'
import type { TeamMember } from '../api/queries.ts'
import styles from '../members/members.module.css'
import { RateDialog } from './rate-dialog.tsx'

function ChangeableRate({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team')
  const [isChanging, setChanging] = useState(false)
  const [done, setDone] = useState<string>()
  const { account, rebateRate, rates } = member
  return (
    <>
      <Rate rate={rebateRate} />{' '}
      {rates && (
        <Button look="text" size="tiny" onClick={() => setChanging(true)}>
          {t('member.changeRate')}
        </Button>
      )}
      <div role="status">{done && <Notice tone="ok">{t('member.rateDone', { rate: done })}</Notice>}</div>
      {isChanging && rates && (
        <RateDialog
          account={account}
          rate={rebateRate}
          bounds={rates}
          onClose={() => setChanging(false)}
          onDone={(rate) => {
            setChanging(false)
            setDone(rate)
          }}
        />
      )}
    </>
  )
}

/** What is known of an account, whatever the days: its money, its rate, its dates, how many there are below. */
export function MemberFacts({ member, hasContracts }: { member: TeamMember; hasContracts: boolean }) {
  const { t } = useTranslation('team')
  const times = useTimes()
  const { number } = useFormat()
  const { nickname, balance, joinedAt, lastLoginAt, isAgent, level, team, contractRate } = member
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('members.nickname'), <bdi key="nickname">{nickname}</bdi>],
    [t('members.kind'), t(isAgent ? 'members.agent' : 'members.player')],
    [t('members.level'), number(level)],
    [t('members.balance'), <Amount key="balance" amount={balance} hasSymbol />],
    [t('members.rate'), <ChangeableRate key="rate" member={member} />],
    [t('members.joined'), times.whole(joinedAt)],
    [t('members.lastLogin'), lastLoginAt === null ? t('members.never') : times.whole(lastLoginAt)],
    ...(isAgent ? [[t('members.team'), number(team)] as const] : []),
    ...(isAgent && hasContracts && level === 1
      ? [[t('members.contract'), contractRate === null ? '–' : <Rate key="contract" rate={contractRate} />] as const]
      : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
