import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { Chips } from '#src/account/lists/chips.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { itemTypes, type MallView, maxSearchLength, sorts } from '../lib/mall-view.ts'
import styles from '../scene/mall-filters.module.css'

type Changes = Readonly<Record<string, string | undefined>>

interface MallFiltersProps {
  items: readonly PointItem[]
  view: MallView
  /** Whether the member's points are known. */
  hasPoints: boolean
  onChange: (changes: Changes) => void
}

/** What was typed comes into the address a moment after. */
const settleMs = 250

function Search({ search, onChange }: { search: string; onChange: (changes: Changes) => void }) {
  const { t } = useTranslation('points')
  const [text, setText] = useState(search)
  useEffect(() => {
    if (text === search) return
    const timer = setTimeout(() => onChange({ q: text }), settleMs)
    return () => clearTimeout(timer)
  })
  const [known, setKnown] = useState(search)
  // The address was changed by something else: the way back, or what shows all again.
  if (known !== search) {
    setKnown(search)
    if (text.trim() !== search.trim()) setText(search)
  }
  return (
    <div className={styles.search}>
      <Icon name="search" size="small" />
      <input
        type="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        maxLength={maxSearchLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text !== '' && (
        <IconButton
          icon="circle-x"
          size="small"
          label={t('filter.clear')}
          onClick={() => {
            setText('')
            onChange({ q: undefined })
          }}
        />
      )}
    </div>
  )
}

/** Kinds as chips; a search, what one’s points are enough for, and an order. */
export function MallFilters({ items, view, hasPoints, onChange }: MallFiltersProps) {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const ofType = (type: string | undefined) => items.filter((item) => type === undefined || item.type === type)
  const types = itemTypes.filter((type) => items.some((item) => item.type === type))
  return (
    <div className={styles.filters}>
      <div className={styles.kinds}>
        <Chips
          label={t('type.label')}
          options={[undefined, ...types].map((id) => ({
            id,
            text: t(`type.${id ?? 'all'}`),
            note: number(ofType(id).length),
          }))}
          chosen={view.type}
          onChoose={(type) => onChange({ type })}
        />
      </div>
      <search className={styles.row} aria-label={t('filter.label')}>
        <Search search={view.search} onChange={onChange} />
        {hasPoints && (
          <button
            type="button"
            role="switch"
            aria-checked={view.isEnough}
            className={styles.switch}
            onClick={() => onChange({ enough: view.isEnough ? undefined : '1' })}
          >
            {t('filter.enough')}
            <span className={styles.track} aria-hidden="true" />
          </button>
        )}
        <FilterSelect
          label={t('filter.sort')}
          all={t('filter.asListed')}
          options={sorts.map((code) => ({ code, name: t(`filter.${code}`) }))}
          chosen={view.sort}
          onChoose={(sort) => onChange({ sort })}
        />
      </search>
    </div>
  )
}
