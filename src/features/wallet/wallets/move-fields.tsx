import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { asTyped } from '#src/account/money/amount.ts'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { SelectField } from '#src/account/parts/select-field.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import formStyles from '../parts/form.module.css'
import styles from './move-fields.module.css'
import { fieldCode, type MoveForm, type Wallet, type Wallets } from './use-move-form.ts'

interface WalletFieldProps {
  label: string
  wallets: Wallets
  chosen: Wallet | undefined
  error: string | undefined
  onChoose: (code: string) => void
}

function WalletField({ label, wallets: { wallets, currency }, chosen, error, onChoose }: WalletFieldProps) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  return (
    <SelectField
      label={label}
      error={error}
      value={chosen ? fieldCode(chosen) : ''}
      choices={wallets.map((wallet) => ({
        code: fieldCode(wallet),
        name: `${wallet.code === '' ? t('wallets.main') : wallet.name} · ${short(wallet.balance ?? undefined)}`,
        isOff: wallet.closed !== undefined,
      }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}

interface MoveFieldsProps {
  form: MoveForm
  wallets: Wallets
  ref: Ref<HTMLFormElement>
}

/** From which wallet to which, and how much. */
export function MoveFields({ form, wallets, ref }: MoveFieldsProps) {
  const { t } = useTranslation('wallet')
  const { currency } = wallets
  const short = useShortMoney(currency)
  const balance = form.from?.balance
  return (
    <Form ref={ref} id="move-form" onSubmit={form.submit}>
      <Panel title={t('wallets.move')}>
        <div className={styles.pair}>
          <WalletField
            label={t('wallets.from')}
            wallets={wallets}
            chosen={form.from}
            error={form.errorOf('from')}
            onChoose={(from) => form.set({ from })}
          />
          <IconButton
            icon="refresh-cw"
            look="plate"
            label={t('wallets.swap')}
            className={styles.swap}
            onClick={form.swap}
          />
          <WalletField
            label={t('wallets.to')}
            wallets={wallets}
            chosen={form.to}
            error={form.errorOf('to')}
            onChoose={(to) => form.set({ to })}
          />
        </div>
        <AmountField
          label={t('amountLabel')}
          currency={currency}
          value={form.typed}
          error={form.errorOf('amount')}
          onChange={(amount) => form.set({ amount })}
        />
        {balance !== null && balance !== undefined && (
          <Button
            look="quiet"
            size="tiny"
            className={formStyles.all}
            onClick={() => form.set({ amount: asTyped(balance) })}
          >
            {t('all')} · {short(balance)}
          </Button>
        )}
      </Panel>
    </Form>
  )
}
