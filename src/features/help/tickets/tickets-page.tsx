import { useTranslation } from 'react-i18next'
import type { Ticket } from '#contract/account/tickets.ts'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { StateTag, type StateTone } from '#src/account/parts/state-tag.tsx'
import { openTicket } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Pager } from '#src/reports/table/pager.tsx'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import styles from '../feedback/feedback-form.module.css'
import { feedbackTypes } from '../lib/feedback-rules.ts'
import { useInvalidateTickets, useTicketsQuery } from './queries.ts'
import { type PicturesField, TicketForm } from './ticket-form.tsx'
import { TicketThread } from './ticket-thread.tsx'

const tones: Readonly<Record<Ticket['state'], StateTone>> = { open: 'info', answered: 'ok', closed: 'plain' }

/** The page and the open ticket stand in the address; "new" is the form. */
function useTicketAddress() {
  const [search, change] = useAddressQuery()
  return {
    page: Math.max(1, Math.floor(Number(search.get('p'))) || 1),
    id: search.get('ticket') ?? undefined,
    toPage: (page: number) => change({ p: page > 1 ? String(page) : undefined }),
    open: (ticket: string | undefined) => change({ ticket }),
  }
}

function TicketRow({ ticket, onOpen }: { ticket: Ticket; onOpen: () => void }) {
  const { t } = useTranslation('help')
  const { dateTime } = useFormat()
  const { state, isUnread, excerpt, changedAt } = ticket
  const type = feedbackTypes.find((known) => known === ticket.type) ?? 0
  const title = t(`feedback.types.${type}`)
  return (
    <Panel
      title={title}
      aside={
        <StateTag tone={isUnread ? 'warn' : tones[state]} {...(isUnread && { icon: 'message-square' as const })}>
          {t(isUnread ? 'tickets.unread' : `tickets.state.${state}`)}
        </StateTag>
      }
    >
      <p dir="auto" className={styles.words}>
        {excerpt}
      </p>
      <p className={styles.counter}>{t('tickets.changed', { time: dateTime(changedAt) })}</p>
      <div>
        <Button look="outline" size="small" aria-label={t('tickets.openOf', { title })} onClick={onOpen}>
          {t('tickets.open')}
        </Button>
      </div>
    </Panel>
  )
}

function TicketList({ address }: { address: ReturnType<typeof useTicketAddress> }) {
  const { t } = useTranslation('help')
  const query = useTicketsQuery(address.page)
  const skeleton = (
    <div className={styles.form}>
      <Skeleton className={styles.area} />
      <Skeleton className={styles.area} />
    </div>
  )
  return (
    <Loaded query={query} skeleton={skeleton} title={t('tickets.failed')}>
      {({ value }) =>
        value.tickets.length === 0 ? (
          <StatePanel
            icon="message-square"
            title={t('tickets.none')}
            text={t('tickets.noneText')}
            actions={<Button onClick={() => address.open('new')}>{t('tickets.new')}</Button>}
          />
        ) : (
          <div className={styles.form}>
            <div>
              <Button icon="plus" onClick={() => address.open('new')}>
                {t('tickets.new')}
              </Button>
            </div>
            {value.tickets.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} onOpen={() => address.open(ticket.id)} />
            ))}
            <Pager page={value.pageNum} pages={value.totalPages} onPage={address.toPage} />
          </div>
        )
      }
    </Loaded>
  )
}

function NewTicket({ Pictures, onOpened }: { Pictures: PicturesField; onOpened: (id: string) => void }) {
  const { t } = useTranslation('help')
  const invalidate = useInvalidateTickets()
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('tickets.newText')}</p>
      <TicketForm
        asksType
        Pictures={Pictures}
        send={async (body) => {
          const { value } = await callGateway(openTicket, { body })
          invalidate()
          onOpened(value.id)
        }}
      />
    </div>
  )
}

/** What the member asked customer service, with its answers. */
export function TicketsPage({ Pictures }: { Pictures: PicturesField }) {
  const { t } = useTranslation(['help', 'centre', 'wallet'])
  const address = useTicketAddress()
  const { id } = address
  const back = () => address.open(undefined)
  return (
    <AccountPage
      title={t(id === 'new' ? 'help:tickets.new' : 'centre:page.tickets')}
      onBack={id === undefined ? undefined : back}
    >
      {id === undefined && <TicketList address={address} />}
      {id === 'new' && <NewTicket Pictures={Pictures} onOpened={address.open} />}
      {id !== undefined && id !== 'new' && <TicketThread key={id} id={id} Pictures={Pictures} />}
    </AccountPage>
  )
}
