import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositChannel } from '#contract/account/deposit.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import styles from './channel-cards.module.css'
import { useChannelText } from './use-channel-text.ts'

interface ChannelCardsProps {
  channels: readonly DepositChannel[]
  currency: string
  chosen: string
  error: string | undefined
  onChoose: (id: string) => void
}

interface CardProps extends Pick<ChannelCardsProps, 'currency' | 'onChoose'> {
  channel: DepositChannel
  group: string
  isChosen: boolean
  isInvalid: boolean
}

function ChannelCard({ channel, currency, group, isChosen, isInvalid, onChoose }: CardProps) {
  const { t } = useTranslation('wallet')
  const text = useChannelText(currency)
  const isClosed = channel.maintenance !== undefined
  return (
    <label className={styles.card} data-chosen={isChosen ? '' : undefined} data-closed={isClosed ? '' : undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={channel.id}
        checked={isChosen}
        disabled={isClosed}
        aria-invalid={isInvalid && isChosen ? true : undefined}
        onChange={() => onChoose(channel.id)}
      />
      <KindMark kind={channel.kind} isClosed={isClosed} />
      <span className={styles.words}>
        <span className={styles.name}>{channel.name}</span>
        <span className={styles.duration}>{text.duration(channel)}</span>
      </span>
      <span className={styles.terms}>
        {isClosed ? (
          t('deposit.closedText')
        ) : (
          <>
            <span className={styles.limits}>{text.limits(channel)}</span>
            <span>{text.fee(channel)}</span>
          </>
        )}
      </span>
      {isChosen && (
        <span className={styles.check}>
          <Icon name="check" size="tiny" />
        </span>
      )}
    </label>
  )
}

/** The ways to pay in, one of which is chosen: in rows of three; on phones in a row that goes on beyond the edge. */
export function ChannelCards({ channels, currency, chosen, error, onChoose }: ChannelCardsProps) {
  const { t } = useTranslation('wallet')
  const group = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <fieldset className={styles.channels} aria-labelledby={`${group}-name`}>
      <div className={styles.head}>
        <PartHeading id={`${group}-name`} className={styles.title}>
          {t('deposit.channels')}
        </PartHeading>
        {channels.length > 2 && (
          <Button
            look="text"
            size="tiny"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('deposit.showLess') : t('deposit.showAll', { count: channels.length })}
          </Button>
        )}
      </div>
      <div className={styles.cards} data-whole={isWhole ? '' : undefined}>
        {channels.map((channel) => (
          <ChannelCard
            key={channel.id}
            channel={channel}
            currency={currency}
            group={group}
            isChosen={channel.id === chosen}
            isInvalid={error !== undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div role="alert">
        {error && (
          <p className={styles.error}>
            <Icon name="circle-alert" size="tiny" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
