import { useTranslation } from 'react-i18next'
import { bonusKinds } from '#contract/account/records.ts'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { useNumber } from '#src/i18n/number.ts'
import { ExportButton, ExportNews } from '#src/reports/files/export-button.tsx'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import styles from '#src/reports/filters/filters.module.css'
import { readCode } from '#src/reports/filters/filters.ts'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { MendedNotice } from '#src/reports/mended-notice.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { RecordFoot } from '#src/reports/table/record-foot.tsx'
import { TotalsBar } from '#src/reports/totals/totals-bar.tsx'
import { useNothing } from '#src/reports/use-nothing.tsx'
import { type BonusDetails, useBonusDetails } from '../api/get-bonus-details.ts'
import { useBonusColumns } from '../bonus/use-bonus-columns.tsx'
import { useBonusExport } from '../bonus/use-bonus-export.ts'

const kindOf = (filters: UsedFilters) => readCode(filters.get('kind'), bonusKinds)

function Filters({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('records')
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      <PeriodPicker value={filters.days} onChange={filters.changeDays} />
      <FilterSelect
        label={t('bonusKind')}
        all={t('allBonuses')}
        options={bonusKinds.map((code) => ({ code, name: t(`kinds.${code}`) }))}
        chosen={kindOf(filters)}
        onChoose={(kind) => filters.change({ kind })}
      />
    </section>
  )
}

function Totals({ record, isStale }: { record: BonusDetails; isStale: boolean }) {
  const { t } = useTranslation('records')
  const number = useNumber()
  const { totals, to } = record
  return (
    <TotalsBar
      isStale={isStale}
      figures={[
        { name: t('bonus.bonuses'), amount: totals.bonus },
        { name: t('bonus.rebates'), amount: totals.rebate },
      ]}
      note={<InZone what={t('entries', { count: totals.count, figure: number(totals.count) })} day={to} />}
    />
  )
}

/** What the member was given, with the turnover that is tied to it. */
export function BonusPage() {
  const { t } = useTranslation('records')
  const number = useNumber()
  const filters = useRecordFilters()
  const kind = kindOf(filters)
  const asked = { ...filters.days, ...(kind && { kind }) }
  const { data, error, refetch, isPlaceholderData } = useBonusDetails({ ...asked, pageNo: filters.page })
  const columns = useBonusColumns(data?.pageTotals)
  const exporting = useBonusExport(asked)
  const empty = useNothing(filters, ['kind'], {
    empty: t('bonus.empty'),
    emptyText: t('bonus.emptyText'),
    none: t('bonus.none'),
    noneText: t('bonus.noneText'),
  })
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  const known = hasFailed ? undefined : data
  const count = known?.totals.count ?? 0
  return (
    <CentrePage title={t('bonus.title')} actions={<ExportButton {...exporting} isOff={count === 0} />}>
      <Filters filters={filters} />
      <div className={styles.news}>
        <MendedNotice isMended={filters.isMended} />
        <ExportNews {...exporting} />
      </div>
      {known && count > 0 && <Totals record={known} isStale={isPlaceholderData} />}
      <DataTable
        label={t('bonus.table')}
        columns={columns}
        rows={known?.bonuses}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={empty}
        totalLabel={known && t('bonus.page', { count, shown: number(known.bonuses.length), figure: number(count) })}
      />
      {known && count > 0 && (
        <RecordFoot note={t('bonus.note')} page={filters.page} pages={known.totalPages} onPage={filters.turnTo} />
      )}
    </CentrePage>
  )
}
