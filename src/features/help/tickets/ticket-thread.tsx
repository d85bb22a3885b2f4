import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { AskDialog } from '#src/account/money/ask-dialog.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { answerTicket, closeTicket, getTicket } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useNear } from '#src/lib/use-near.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from '../feedback/feedback-form.module.css'
import { useInvalidateTickets, useTicketPictureQuery, useTicketQuery, type WholeTicket } from './queries.ts'
import { type PicturesField, TicketForm } from './ticket-form.tsx'

/** A picture of the ticket: small once it is near, whole below when it is pressed. */
function Picture({ ticket, picture, place }: { ticket: string; picture: string; place: number }) {
  const { t } = useTranslation(['help', 'shell'])
  const errorText = useErrorText()
  const [frame, isNear] = useNear()
  const [isWhole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = useTicketPictureQuery(ticket, picture, isNear)
  const image = data?.value.image
  const name = t('help:tickets.picture', { place })
  return (
    <div ref={frame}>
      <button type="button" className={styles.thumb} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {image ? <img src={image} alt="" /> : !error && <Skeleton />}
        {name}
      </button>
      {image && isWhole && <img className={styles.picture} src={image} alt={name} />}
      <div role="alert">
        {error && (
          <Notice
            tone="bad"
            action={
              <Button look="text" size="tiny" isBusy={isFetching} onClick={() => void refetch()}>
                {t('shell:retry')}
              </Button>
            }
          >
            {errorText(error)}
          </Notice>
        )}
      </div>
    </div>
  )
}

function Messages({ ticket }: { ticket: WholeTicket }) {
  const { t } = useTranslation('help')
  const { dateTime } = useFormat()
  return ticket.messages.map(({ id, from, content, at, pictures }) => (
    <Panel
      key={id}
      title={t(`tickets.from.${from}`)}
      aside={<span className={styles.counter}>{dateTime(at)}</span>}
      className={from === 'service' ? styles.service : undefined}
    >
      <p dir="auto" className={styles.words}>
        {content}
      </p>
      <div className={styles.pictures}>
        {pictures.map((picture, place) => (
          <Picture key={picture} ticket={ticket.id} picture={picture} place={place + 1} />
        ))}
      </div>
    </Panel>
  ))
}

/** Ends the ticket, after a question. */
function Close({ onClose, isBusy }: { onClose: () => void; isBusy: boolean }) {
  const { t } = useTranslation('help')
  const [asks, setAsks] = useState(false)
  const yes = () => {
    setAsks(false)
    onClose()
  }
  return (
    <div>
      <Button look="outline" isBusy={isBusy} onClick={() => setAsks(true)}>
        {t('tickets.close')}
      </Button>
      {asks && (
        <AskDialog
          title={t('tickets.closeTitle')}
          text={t('tickets.closeText')}
          yes={t('tickets.close')}
          no={t('tickets.closeNo')}
          onYes={yes}
          onNo={() => setAsks(false)}
        />
      )}
    </div>
  )
}

function Thread({ ticket, Pictures }: { ticket: WholeTicket; Pictures: PicturesField }) {
  const { t } = useTranslation('help')
  const errorText = useErrorText()
  const client = useQueryClient()
  const invalidate = useInvalidateTickets()
  const query = { id: ticket.id }
  const show = (value: WholeTicket) => {
    client.setQueryData(callKey(getTicket, { query }), { success: true, value })
    invalidate()
  }
  const closing = useMutation({
    mutationFn: async () => show((await callGateway(closeTicket, { query })).value),
  })
  return (
    <div className={styles.form}>
      <p role="status" className={styles.intro}>
        {t(`tickets.stateText.${ticket.state}`)}
      </p>
      <Messages ticket={ticket} />
      {ticket.state !== 'closed' && (
        <Panel title={t('tickets.writeOn')}>
          <TicketForm
            key={ticket.messages.length}
            asksType={false}
            Pictures={Pictures}
            send={async ({ content, pictures }) =>
              show((await callGateway(answerTicket, { query, body: { content, pictures } })).value)
            }
          />
        </Panel>
      )}
      <div role="alert">{closing.error && <Notice tone="bad">{errorText(closing.error)}</Notice>}</div>
      {ticket.state !== 'closed' && <Close isBusy={closing.isPending} onClose={() => closing.mutate()} />}
    </div>
  )
}

/** One ticket: what was written, and the way to write on or to end it. */
export function TicketThread({ id, Pictures }: { id: string; Pictures: PicturesField }) {
  const { t } = useTranslation('help')
  const query = useTicketQuery(id)
  const skeleton = (
    <div className={styles.form}>
      <Skeleton className={styles.area} />
      <Skeleton className={styles.area} />
    </div>
  )
  return (
    <Loaded query={query} skeleton={skeleton} title={t('tickets.failed')}>
      {({ value }) => <Thread ticket={value} Pictures={Pictures} />}
    </Loaded>
  )
}
