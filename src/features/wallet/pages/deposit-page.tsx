import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useChannelsQuery, useDepositQuery } from '../api/queries.ts'
import { DepositFields } from '../deposit/deposit-fields.tsx'
import { DepositSkeleton } from '../deposit/deposit-skeleton.tsx'
import type { DepositOffer } from '../deposit/offer-field.tsx'
import { RecentDeposits } from '../deposit/recent-deposits.tsx'
import { TicketPage } from '../deposit/ticket-page.tsx'
import { TicketPanel, TicketPlace } from '../deposit/ticket-panel.tsx'
import { type DepositForm, type DepositInfo, useDepositForm } from '../deposit/use-deposit-form.ts'
import { useTicketAddress } from '../deposit/use-ticket-address.ts'
import { isOpenDeposit } from '../lib/state-tones.ts'
import { FormFailure } from '../parts/form-failure.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Unanswered } from '../parts/unanswered.tsx'
import styles from './deposit-page.module.css'

/** What a page of the account needs from the app: promotions to join, where the site has them. */
export interface DepositPageProps {
  offers?: readonly DepositOffer[]
  /** What has to be known of the chosen one before the deposit is confirmed: its turnover above all. */
  OfferFacts?: ComponentType<{ id: string }> | undefined
}

/** The one button that goes on, and before it what stands in its way. */
function Confirm({ form, currency }: { form: DepositForm; currency: string }) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  const { channel, amount, outcome, sending, above } = form
  const action = t(`deposit.create.${channel?.kind ?? 'bankQr'}`)
  return (
    <div className={styles.confirm}>
      <FormFailure>{above}</FormFailure>
      <Unanswered sending={sending} onCheck={form.check} />
      {!sending.isUnknown && (
        <Button type="submit" form="deposit-form" size="large" isWide isBusy={sending.isPending}>
          {sending.isPending
            ? t('sending')
            : outcome.credited === undefined
              ? action
              : t('deposit.create.withAmount', { action, amount: short(amount) })}
        </Button>
      )}
    </div>
  )
}

function useSteps(at: number) {
  const { t } = useTranslation('wallet')
  return { names: [t('deposit.steps.channel'), t('deposit.steps.amount'), t('deposit.steps.pay')], at }
}

interface DeskProps extends Required<DepositPageProps> {
  info: DepositInfo
  isWide: boolean
  ticket: ReturnType<typeof useTicketAddress>
  shown: Deposit | undefined
}

function Desk({ info, offers, OfferFacts, isWide, ticket, shown }: DeskProps) {
  const { t } = useTranslation('wallet')
  const form = useDepositForm({ info, offers, shown, onCreated: ticket.open })
  const ref = useFirstError<HTMLFormElement>(form.submitAttempts)
  const steps = useSteps(ticket.id ? 2 : form.channel ? 1 : 0)
  const confirm = <Confirm form={form} currency={info.currency} />
  return (
    <AccountPage title={t('deposit.title')} steps={steps} foot={isWide ? undefined : confirm}>
      <div className={styles.desk}>
        <div className={styles.column}>
          <DepositFields
            ref={ref}
            form={form}
            info={info}
            offers={offers}
            OfferFacts={OfferFacts}
            isFixed={shown !== undefined}
          />
          <RecentDeposits onOpen={ticket.open} />
        </div>
        {isWide &&
          (ticket.id ? (
            <TicketPanel key={ticket.id} id={ticket.id} onLeave={ticket.leave}>
              {confirm}
            </TicketPanel>
          ) : (
            <TicketPlace>{confirm}</TicketPlace>
          ))}
      </div>
    </AccountPage>
  )
}

/** The deposit that stands beside the form, as long as it may be paid. */
function useShown(id: string | undefined): Deposit | undefined {
  const { data } = useDepositQuery(id)
  return id !== undefined && data && isOpenDeposit(data.value) ? data.value : undefined
}

/** Pays in: a channel, an amount, and the ticket to pay by, which has an address of its own. */
export function DepositPage({ offers = [], OfferFacts }: DepositPageProps) {
  const { t } = useTranslation('wallet')
  const isWide = useMediaQuery('(min-width: 1200px)')
  const ticket = useTicketAddress()
  const query = useChannelsQuery()
  const shown = useShown(ticket.id)
  const steps = useSteps(0)
  // What is kept of a form is kept for one member, who must be known first.
  const { data: member } = useMemberQuery()
  if (ticket.id !== undefined && !isWide) return <TicketPage key={ticket.id} id={ticket.id} onLeave={ticket.leave} />
  if (query.data && member && query.data.value.channels.length > 0)
    return (
      <Desk
        info={query.data.value}
        offers={offers}
        OfferFacts={OfferFacts}
        isWide={isWide}
        ticket={ticket}
        shown={shown}
      />
    )
  return (
    <AccountPage title={t('deposit.title')} steps={steps}>
      <Loaded query={{ ...query, data: member && query.data }} skeleton={<DepositSkeleton />}>
        {() => <StatePanel icon="art-closed" title={t('deposit.noChannels')} text={t('deposit.noChannelsText')} />}
      </Loaded>
    </AccountPage>
  )
}
