import { useTranslation } from 'react-i18next'
import type { BetRecord } from '#contract/account/records.ts'
import { CopyButton } from '#src/account/parts/copy-button.tsx'
import { StateTag, type StateTone } from '#src/account/parts/state-tag.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { Image } from '#src/ui/picture/image.tsx'
import styles from './cells.module.css'
import { groupsOf } from './number-groups.ts'
import { useTimes } from './use-times.ts'

export function TimeCell({ at }: { at: string }) {
  const times = useTimes()
  const [day, time] = times.dayAndTime(at)
  return (
    <time dateTime={at} title={times.whole(at)} className={styles.time}>
      {day} <bdi>{time}</bdi>
    </time>
  )
}

/** A number in groups that can be read out, copied as it is. */
export function NumberCell({ number, label }: { number: string; label: string }) {
  return (
    <span className={styles.number}>
      <bdi dir="ltr" translate="no">
        {groupsOf(number)}
      </bdi>
      <CopyButton text={number} label={label} isIcon />
    </span>
  )
}

export function BetNumberCell({ number }: { number: string }) {
  const { t } = useTranslation(['records', 'centre'])
  return <NumberCell number={number} label={t('centre:copy.what', { what: t('betting.number') })} />
}

export function GameCell({ bet }: { bet: Pick<BetRecord, 'gameName' | 'iconUrl'> }) {
  return (
    <span className={styles.game}>
      <Image src={bet.iconUrl === '' ? undefined : assetUrl(bet.iconUrl)} alt="" className={styles.icon} />
      <bdi className={styles.name} title={bet.gameName}>
        {bet.gameName}
      </bdi>
    </span>
  )
}

const tones: Readonly<Record<BetRecord['result'], readonly [tone: StateTone, icon?: IconName]>> = {
  won: ['ok'],
  lost: ['plain'],
  pending: ['warn'],
  returned: ['info', 'rotate-cw'],
}

/** The words of a result, also for the list to choose from and for files. */
export function useResultName(): (result: BetRecord['result']) => string {
  const { t } = useTranslation('records')
  const names = { won: t('betting.won'), lost: t('betting.lost'), pending: t('betting.openBet') }
  return (result) => (result === 'returned' ? t('betting.voided') : names[result])
}

export function ResultCell({ result }: { result: BetRecord['result'] }) {
  const nameOf = useResultName()
  const [tone, icon] = tones[result]
  return (
    <StateTag tone={tone} {...(icon && { icon })}>
      {nameOf(result)}
    </StateTag>
  )
}
