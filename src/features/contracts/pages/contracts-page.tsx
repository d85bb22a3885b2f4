import { useTranslation } from 'react-i18next'
import { payKinds } from '#contract/agent/contract-terms.ts'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAgentSettings } from '#src/account/parts/agent-settings.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { readCode } from '#src/reports/filters/filters.ts'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Pager } from '#src/reports/table/pager.tsx'
import { Button } from '#src/ui/button.tsx'
import { useContracts } from '../api/queries.ts'
import { ContractDetails } from '../components/contract-details.tsx'
import { useContractWords } from '../components/use-contract-words.ts'
import { OfferDialog } from '../offer/offer-dialog.tsx'
import styles from './contracts-page.module.css'
import { useContractColumns } from './use-contract-columns.tsx'

const sides = ['receiver', 'offerer'] as const
const states = ['open', 'over'] as const

/** What the address says of the contracts that are listed, and which of them, or which offer, stands above the list. */
function useContractFilters() {
  const filters = useRecordFilters()
  return {
    ...filters,
    kind: readCode(filters.get('kind'), payKinds),
    side: readCode(filters.get('side'), sides),
    state: readCode(filters.get('state'), states),
    account: filters.get('with') ?? undefined,
    isOffering: filters.get('offer') !== null,
    opened: filters.get('entry'),
  }
}

type ContractFilters = ReturnType<typeof useContractFilters>

function Filters({ filters, kinds }: { filters: ContractFilters; kinds: readonly (typeof payKinds)[number][] }) {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  return (
    <section className={styles.filters} aria-label={t('filters.label')}>
      <FilterSelect
        label={t('filters.side')}
        all={t('filters.allSides')}
        options={sides.map((code) => ({ code, name: t(`filters.${code}`) }))}
        chosen={filters.side}
        onChoose={(side) => filters.change({ side })}
      />
      <FilterSelect
        label={t('filters.kind')}
        all={t('filters.allKinds')}
        options={kinds.map((code) => ({ code, name: words.kind(code) }))}
        chosen={filters.kind}
        onChoose={(kind) => filters.change({ kind })}
      />
      <FilterSelect
        label={t('filters.state')}
        all={t('filters.allStates')}
        options={states.map((code) => ({ code, name: t(`filters.${code}`) }))}
        chosen={filters.state}
        onChoose={(state) => filters.change({ state })}
      />
      <SearchFilter
        label={t('filters.account')}
        clearLabel={t('filters.clear')}
        value={filters.account ?? ''}
        onChange={(account) => filters.change({ with: account })}
      />
    </section>
  )
}

/** The contracts with the one above and with those directly below; offering, answering and ending them. */
export function ContractsPage() {
  const { t } = useTranslation('contracts')
  const filters = useContractFilters()
  const { data: settings } = useAgentSettings()
  const kinds = settings?.pay ?? []
  const { kind, side, state, account } = filters
  const { data, error, refetch, isPlaceholderData } = useContracts({
    pageNo: filters.page,
    ...(kind && { kind }),
    ...(side && { side }),
    ...(state && { state }),
    ...(account && { account }),
  })
  const columns = useContractColumns(({ id }) => filters.openEntry(id))
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  const rows = hasFailed ? undefined : data?.contracts
  const opened = rows?.find(({ id }) => id === filters.opened)
  const isNarrowed = Boolean(kind ?? side ?? state ?? account)
  const clear = () => filters.change({ kind: undefined, side: undefined, state: undefined, with: undefined })
  const first = kind ?? kinds[0]
  const offer = (
    <Button icon="send" size="small" disabled={first === undefined} onClick={() => filters.change({ offer: '1' })}>
      {t('offer.title')}
    </Button>
  )
  return (
    <AccountPage title={t('title')} actions={offer}>
      <Filters filters={filters} kinds={kinds} />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={
          isNarrowed
            ? { icon: 'search', title: t('none.found'), actions: <Button onClick={clear}>{t('none.all')}</Button> }
            : { icon: 'file-pen', title: t('none.title'), text: t('none.text') }
        }
      />
      <Pager page={filters.page} pages={data?.totalPages ?? 1} onPage={filters.turnTo} />
      {opened && <ContractDetails key={opened.id} contract={opened} onClose={() => filters.openEntry(undefined)} />}
      {filters.isOffering && first && settings && (
        <OfferDialog
          account={account ?? ''}
          kinds={kinds}
          kind={first}
          mustConfirm={settings.contractConflict === 'confirm'}
          onDone={() => filters.change({ offer: undefined })}
          onClose={() => filters.change({ offer: undefined })}
        />
      )}
    </AccountPage>
  )
}
