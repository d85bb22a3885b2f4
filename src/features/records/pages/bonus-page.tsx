import { useTranslation } from 'react-i18next'
import { bonusKinds } from '#contract/account/records.ts'
import { site } from '#src/config/site.ts'
import { getBonusDetails } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { type FileColumn, timeIn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { readCode } from '#src/reports/filters/filters.ts'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { type BonusRecord, useBonusDetails } from '../api/queries.ts'
import { useBonusColumns } from '../bonus/use-bonus-columns.tsx'

function useFile(): FileColumn<BonusRecord>[] {
  const { t } = useTranslation('records')
  const { timeZone, currency } = site
  return [
    [`${t('bonus.time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [t('bonus.kind'), ({ kind }) => t(`kinds.${kind}`)],
    [t('bonus.name'), ({ title }) => title],
    [t('bonus.reference'), ({ reference }) => reference],
    [`${t('bonus.amount')} (${currency})`, ({ amount }) => amount],
    [`${t('bonus.turnover')} (${currency})`, ({ turnover }) => turnover && `${turnover.done} / ${turnover.required}`],
    [t('bonus.state'), ({ state }) => t(`bonus.${state}`)],
  ]
}

/** What the member was given, with the turnover that is tied to it. */
export function BonusPage() {
  const { t } = useTranslation('records')
  const { number } = useFormat()
  const { code: language } = useLanguage()
  const filters = useRecordFilters()
  const kind = readCode(filters.get('kind'), bonusKinds)
  const asked = { ...filters.days, ...(kind && { kind }), language }
  const query = useBonusDetails({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const count = data?.totals.count
  const exporting = useExport({
    asked,
    name: t('bonus.file'),
    columns: useFile(),
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getBonusDetails, { query: { ...asked, ...page }, signal })
      return { rows: value.bonuses, totalPages: value.totalPages, count: value.totals.count }
    },
  })
  return (
    <ReportPage
      title={t('bonus.title')}
      label={t('filters')}
      tableLabel={t('bonus.table')}
      filters={filters}
      names={['kind']}
      narrowing={
        <FilterSelect
          label={t('bonusKind')}
          all={t('allBonuses')}
          options={bonusKinds.map((code) => ({ code, name: t(`kinds.${code}`) }))}
          chosen={kind}
          onChoose={(next) => filters.change({ kind: next })}
        />
      }
      query={query}
      rows={data?.bonuses}
      count={count}
      rowKey={({ id }) => id}
      columns={useBonusColumns(data?.pageTotals)}
      figures={
        data && [
          { name: t('bonus.bonuses'), amount: data.totals.bonus },
          { name: t('bonus.rebates'), amount: data.totals.rebate },
        ]
      }
      figuresNote={data && <InZone what={t('entries', { count, figure: number(data.totals.count) })} day={data.to} />}
      totalLabel={
        data && t('bonus.page', { count, shown: number(data.bonuses.length), figure: number(data.totals.count) })
      }
      exporting={exporting}
      words={(name) => t(`bonus.${name}`)}
      note={t('bonus.note')}
    />
  )
}
