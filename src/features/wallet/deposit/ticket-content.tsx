import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { Loaded } from '../parts/loaded.tsx'
import styles from './ticket.module.css'
import { TicketStatus } from './ticket-answers.tsx'
import { TicketBody } from './ticket-body.tsx'
import { TicketEnd } from './ticket-end.tsx'
import type { Ticket } from './use-ticket.ts'

function TicketSkeleton() {
  return (
    <div className={styles.content}>
      <Skeleton shape="line" className={styles.skeletonSum} />
      <Skeleton className={styles.skeletonCode} />
      <Skeleton className={styles.skeletonField} />
      <Skeleton className={styles.skeletonField} />
    </div>
  )
}

function Unknown({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('wallet')
  return (
    <StatePanel
      icon="art-lost"
      title={t('deposit.ticket.unknown')}
      text={t('deposit.ticket.unknownText')}
      actions={
        <Button look="outline" onClick={onLeave}>
          {t('deposit.ticket.toForm')}
        </Button>
      }
    />
  )
}

/** A deposit in whichever state it is: what the payer needs while it waits, then what became of it. */
export function TicketContent({ ticket, onLeave }: { ticket: Ticket; onLeave: () => void }) {
  const { query } = ticket
  if (!query.data && query.error && toGatewayError(query.error).code === 'deposit.unknown')
    return <Unknown onLeave={onLeave} />
  return (
    <Loaded query={query} skeleton={<TicketSkeleton />}>
      {({ value: deposit }) =>
        deposit.state === 'waiting' || deposit.state === 'reported' ? (
          <div className={styles.content}>
            <TicketBody deposit={deposit} />
            <TicketStatus ticket={ticket} />
          </div>
        ) : (
          <TicketEnd deposit={deposit} state={deposit.state} onAnother={onLeave} />
        )
      }
    </Loaded>
  )
}
