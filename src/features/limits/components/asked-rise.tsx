import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/account/limits.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useAnswerAsked } from '../hooks/use-limits.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import styles from './asked-rise.module.css'

interface AskedRiseProps {
  limit: Limit
  asked: NonNullable<Limit['asked']>
  onMessage: (text: string) => void
}

/** What was asked for: from when it can be confirmed, and the way to take it back at any time. */
export function AskedRise({ limit, asked: { amount, from }, onMessage }: AskedRiseProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const errorText = useErrorText()
  const { dateTime } = useFormat()
  const answer = useAnswerAsked(limit)
  const isReady = Date.parse(from) <= Date.now()
  const wish =
    amount === null ? ({ isNone: true } as const) : { isNone: false, amount: texts.amount(limit.kind, amount) }
  const message = () => {
    if (wish.isNone) return isReady ? t('asked.noneReady') : t('asked.none', { when: dateTime(from) })
    return isReady
      ? t('asked.riseReady', { amount: wish.amount })
      : t('asked.rise', { amount: wish.amount, when: dateTime(from) })
  }
  const choose = (choice: 'confirm' | 'withdraw') =>
    answer.mutate(choice, {
      onSuccess: () => onMessage(t(choice === 'confirm' ? 'asked.confirmed' : 'asked.cancelled')),
    })
  return (
    <div className={styles.asked}>
      <Icon name="clock" size="tiny" />
      <div>
        <p>{message()}</p>
        <div role="alert">{answer.error && <Notice tone="bad">{errorText(answer.error)}</Notice>}</div>
      </div>
      <div className={styles.actions}>
        {isReady && (
          <Button look="text" size="tiny" disabled={answer.isPending} onClick={() => choose('confirm')}>
            {t('asked.confirm')}
          </Button>
        )}
        <Button look="text" size="tiny" disabled={answer.isPending} onClick={() => choose('withdraw')}>
          {t('asked.cancel')}
        </Button>
      </div>
    </div>
  )
}
