import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { Button } from '#src/ui/button.tsx'

const ProveDialog = lazy(async () => ({
  default: await loadPart(async () => (await import('./prove-dialog.tsx')).ProveDialog),
}))

/** The way to prove a payment that is looked for, or that it was proven; nothing where there is nothing to prove. */
export function ProvePayment({ deposit: { id, state, proofs, kind } }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet')
  const [isOpen, setOpen] = useState(false)
  const isOver = state === 'received' || state === 'cancelled'
  if (proofs > 0 && !isOver) return <Notice tone="info">{t('prove.sent')}</Notice>
  if (isOver || kind === 'scratchCard') return null
  return (
    <>
      <Button look="outline" icon="plus" isWide onClick={() => setOpen(true)}>
        {t('prove.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ProveDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
