import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import { sumOf } from '#src/lib/decimal.ts'
import { hasFixedFee } from '../lib/fee.ts'
import { Amount, Facts } from '../parts/facts.tsx'
import type { WithdrawRules } from './use-withdraw-form.ts'
import { owedOf } from './withdraw-figures.tsx'
import styles from './withdraw-guide.module.css'

function useFeeText({ feeBasisPoints, fixedFee, currency }: WithdrawRules) {
  const { t } = useTranslation('wallet')
  const { percent } = useFormat()
  const short = useShortMoney(currency)
  const parts = [
    ...(feeBasisPoints > 0 ? [percent(feeBasisPoints / 10_000)] : []),
    ...(hasFixedFee({ feeBasisPoints, fixedFee }) ? [short(fixedFee)] : []),
  ]
  return parts.length === 0 ? t('free') : parts.join(' + ')
}

/** What becomes of a payout from asking to its arrival, and the rules that hold for each. */
export function WithdrawGuide({ rules }: { rules: WithdrawRules }) {
  const { t } = useTranslation('wallet')
  const { number } = useFormat()
  const short = useShortMoney(rules.currency)
  const fee = useFeeText(rules)
  const { currency, min, max, autoReceiptMinutes } = rules
  const paid = [
    t('withdraw.guide.paid'),
    ...(autoReceiptMinutes > 0 ? [t('withdraw.guide.auto', { minutes: number(autoReceiptMinutes) })] : []),
  ]
  const steps = [
    { state: 'pending', text: t('withdraw.reviewText') },
    { state: 'paying', text: t('withdraw.guide.paying') },
    { state: 'paid', text: paid.join(' ') },
  ] as const
  const tied = sumOf('0', ...owedOf(rules).map((owed) => owed.tied))
  return (
    <Panel title={t('withdraw.guide.title')}>
      <ol className={styles.steps}>
        {steps.map(({ state, text }) => (
          <li key={state} className={styles.step}>
            <strong>{t(`withdraw.state.${state}`)}</strong>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
      <Facts
        isNarrow
        facts={[
          { name: t('withdraw.guide.each'), value: t('deposit.limits', { min: short(min), max: short(max) }) },
          { name: t('fee'), value: fee },
          { name: t('withdraw.guide.tied'), value: <Amount value={tied} currency={currency} /> },
        ]}
      />
    </Panel>
  )
}
