import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { QrCode } from '#src/account/parts/qr-code.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Button } from '#src/ui/button.tsx'
import { type ReferralLink, useSetLink } from '../api/queries.ts'
import styles from './register-centre.module.css'

/** The link to hand on: as text, as a code to scan, and the switch that closes it. */
export function LinkDialog({ link, onClose }: { link: ReferralLink; onClose: () => void }) {
  const { t } = useTranslation('registerCentre')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useSetLink(link.code)
  return (
    <TaskDialog title={link.label || link.code} text={t(`type.${link.type}Link`)} onClose={onClose}>
      <div className={styles.share}>
        <QrCode text={link.url} label={t('link.qr')} size={200} margin={20} />
      </div>
      <CopyField label={t('link.url')} value={link.url} />
      <CopyField label={t('link.code')} value={link.code} />
      {error && (
        <Notice tone="bad" role="alert">
          {errorText(error)}
        </Notice>
      )}
      <Button look="outline" isBusy={isPending} onClick={() => mutate(!link.isOpen)}>
        {t(link.isOpen ? 'link.close' : 'link.open')}
      </Button>
    </TaskDialog>
  )
}

function useColumns(onOpen: (link: ReferralLink) => void): Column<ReferralLink>[] {
  const { t } = useTranslation('registerCentre')
  const { number } = useFormat()
  const times = useTimes()
  const isOver = ({ expiresAt }: ReferralLink) => expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return [
    {
      id: 'label',
      head: t('link.label'),
      inCard: 'title',
      cell: ({ label, code }) => (
        <span className={styles.name}>
          <bdi>{label || code}</bdi>
          {label && <bdi className={styles.quiet}>{code}</bdi>}
        </span>
      ),
    },
    { id: 'type', head: t('type.label'), cell: ({ type }) => t(`type.${type}`) },
    {
      id: 'rate',
      head: t('rate.label'),
      align: 'end',
      cell: ({ rebateRate }) => <Rate rate={rebateRate} />,
    },
    { id: 'registered', head: t('link.registered'), align: 'end', cell: ({ registered }) => number(registered) },
    {
      id: 'until',
      head: t('link.until'),
      cell: ({ expiresAt }) => (expiresAt ? times.whole(expiresAt) : t('link.forGood')),
    },
    {
      id: 'state',
      head: t('link.state'),
      inCard: 'aside',
      cell: (link) =>
        isOver(link) ? (
          <StateTag tone="plain">{t('link.expired')}</StateTag>
        ) : (
          <StateTag tone={link.isOpen ? 'ok' : 'plain'}>{t(link.isOpen ? 'link.isOpen' : 'link.isClosed')}</StateTag>
        ),
    },
    {
      id: 'open',
      head: t('link.share'),
      align: 'end',
      cell: (link) => (
        <Button
          look="outline"
          size="tiny"
          icon="share-2"
          aria-label={t('link.shareOf', { name: link.label || link.code })}
          onClick={() => onOpen(link)}
        >
          {t('link.share')}
        </Button>
      ),
    },
  ]
}

/** The agent's links with what came by them. */
export function LinkList({ links, onNew }: { links: readonly ReferralLink[]; onNew: () => void }) {
  const { t } = useTranslation('registerCentre')
  const [opened, setOpened] = useState<string>()
  const link = links.find(({ code }) => code === opened)
  return (
    <>
      <DataTable
        label={t('link.list')}
        columns={useColumns(({ code }) => setOpened(code))}
        rows={links}
        rowKey={({ code }) => code}
        empty={{
          icon: 'share-2',
          title: t('link.none'),
          text: t('link.noneText'),
          actions: <Button onClick={onNew}>{t('link.new')}</Button>,
        }}
      />
      {link && <LinkDialog link={link} onClose={() => setOpened(undefined)} />}
    </>
  )
}
