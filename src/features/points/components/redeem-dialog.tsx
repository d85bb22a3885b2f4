import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { redeemPoints } from '#src/gateway/account-calls.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button, IconButton, LinkButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { invalidatePoints } from '../api/queries.ts'
import styles from '../scene/redeem-dialog.module.css'
import { ExchangeNote } from './exchange-note.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RedeemFacts } from './redeem-facts.tsx'
import { usePointsText } from './use-points-text.ts'

interface RedeemDialogProps {
  item: PointItem
  currency: string
  points: number
  /** Where the redeem history is. */
  historyPath: string
  onClose: () => void
}

const isAddress = (text: string): boolean => text.trim().length >= 10 && text.trim().length <= 200

function Done({
  reference,
  historyPath,
  onClose,
}: { reference: string } & Pick<RedeemDialogProps, 'historyPath' | 'onClose'>) {
  const { t } = useTranslation('points')
  return (
    <div role="status">
      <StatePanel
        icon="circle-check"
        title={t('redeem.done', { reference })}
        text={t('redeem.doneText')}
        actions={
          <>
            <LinkButton to={historyPath}>{t('redeem.see')}</LinkButton>
            <Button look="outline" onClick={onClose}>
              {t('redeem.close')}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** Everything of the form, and what is wrong with it once it was sent. */
function useRedeemForm(item: PointItem, points: number) {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const [quantity, setQuantity] = useState('1')
  const [address, setAddress] = useState('')
  const [isSent, setSent] = useState(false)
  const most = Math.min(item.most, item.left ?? item.most)
  const count = /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0
  const isCounted = count >= 1 && count <= most
  const isShort = item.points * count > points
  const needsAddress = item.type === 'goods'
  return {
    quantity,
    setQuantity,
    address,
    setAddress,
    most,
    /** 0 where it is no quantity. */
    count: isCounted ? count : 0,
    needsAddress,
    quantityError: !isCounted
      ? t('redeem.quantityWrong', { figure: number(most) })
      : isShort
        ? t('redeem.short')
        : undefined,
    addressError: isSent && needsAddress && !isAddress(address) ? t('redeem.addressWrong') : undefined,
    /** Whether it can be sent; from then on what is wrong is said. */
    check: (): boolean => {
      setSent(true)
      return isCounted && !isShort && (!needsAddress || isAddress(address))
    },
  }
}

/** The whole of its picture; what is left of the room has the colours of its corners: the wall above, the table below. */
function Thing({ image }: { image: string }) {
  const src = assetUrl(image)
  return (
    <div className={styles.thing} data-picture="">
      {image && (
        <>
          <img className={styles.wall} src={src} alt="" />
          <div className={styles.table}>
            <img src={src} alt="" />
          </div>
        </>
      )}
      <Image src={src} alt="" fallback="gift" className={styles.picture} />
    </div>
  )
}

function Head({ item, onClose }: Pick<RedeemDialogProps, 'item' | 'onClose'>) {
  const { t } = useTranslation('points')
  return (
    <header>
      <div className={styles.head}>
        <p className={styles.kind}>{t(`one.${item.type}`)}</p>
        <IconButton icon="x" label={t('redeem.close')} onClick={onClose} />
      </div>
      <h2 className={styles.title}>{item.name}</h2>
      {item.text && <p className={styles.text}>{item.text}</p>}
    </header>
  )
}

type FieldsProps = Pick<RedeemDialogProps, 'item' | 'currency' | 'points'> & { form: ReturnType<typeof useRedeemForm> }

/** How many, where to, and all that it costs and leaves. */
function Fields({ form, item, currency, points }: FieldsProps) {
  const { t } = useTranslation('points')
  const id = useId()
  return (
    <div className={styles.fields}>
      <QuantityField value={form.quantity} most={form.most} error={form.quantityError} onChange={form.setQuantity} />
      {form.needsAddress && (
        <div className={styles.field}>
          <Field
            id={`${id}-address`}
            label={t('redeem.address')}
            hint={t('redeem.addressHint')}
            error={form.addressError}
          >
            <textarea
              id={`${id}-address`}
              className={styles.address}
              rows={2}
              maxLength={200}
              autoComplete="street-address"
              value={form.address}
              aria-invalid={form.addressError ? true : undefined}
              aria-describedby={`${id}-address-note`}
              onChange={({ currentTarget }) => form.setAddress(currentTarget.value)}
            />
          </Field>
        </div>
      )}
      <RedeemFacts item={item} currency={currency} count={form.count} points={points} />
      {item.bonus && <ExchangeNote item={item} currency={currency} />}
      <p className={styles.terms}>{t('redeem.text')}</p>
    </div>
  )
}

/** What an item costs, how many of it, and where to; confirmed here, and sent once. */
export function RedeemDialog({ item, currency, points, historyPath, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('points')
  const client = useQueryClient()
  const pointsText = usePointsText()
  const form = useRedeemForm(item, points)
  const redeem = useIdempotentRequest({
    form: `points.redeem.${item.id}`,
    call: redeemPoints,
    onDone: () => void invalidatePoints(client),
  })
  const send = () => {
    if (redeem.isSending) return
    if (!form.check()) {
      document.querySelector<HTMLElement>(`[data-redeem] [aria-invalid]`)?.focus()
      return
    }
    const address = form.needsAddress ? { address: form.address.trim() } : {}
    redeem.send({ body: { itemId: item.id, quantity: form.count, ...address } })
  }
  const title = t('redeem.title', { name: item.name })
  const cost =
    form.count === 0 ? t('redeem.confirm') : t('redeem.for', { points: pointsText(item.points * form.count) })
  return (
    <Dialog label={title} kind="full" onClose={onClose} className={styles.dialog}>
      <div className={styles.frame} data-redeem="" data-done={redeem.answer ? '' : undefined}>
        {!redeem.answer && <Thing image={item.imageUrl} />}
        <div className={styles.form}>
          <Head item={item} onClose={onClose} />
          {redeem.answer ? (
            <Done reference={redeem.answer.value.reference} historyPath={historyPath} onClose={onClose} />
          ) : (
            <>
              {!redeem.isUnknown && <Fields form={form} item={item} currency={currency} points={points} />}
              <ClaimOutcome
                claim={redeem}
                unknown={{ text: t('redeem.unknown'), check: t('check') }}
                className={styles.notes}
              />
              {!redeem.isUnknown && (
                <div className={styles.actions}>
                  <Button isWide isBusy={redeem.isSending} onClick={send}>
                    {cost}
                  </Button>
                  <Button look="outline" onClick={onClose}>
                    {t('redeem.cancel')}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
