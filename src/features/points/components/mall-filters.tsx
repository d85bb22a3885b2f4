import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointItem } from '#contract/account/points.ts'
import { Chips } from '#src/account/lists/chips.tsx'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { itemTypes, type MallView, maxSearchLength, sorts } from '../lib/mall-view.ts'
import styles from './mall-filters.module.css'

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

/** Kinds as chips; a search, an order, and what one’s points are enough for. */
export function MallFilters({ items, view, hasPoints, onChange }: MallFiltersProps) {
  const { t } = useTranslation('points')
  const types = itemTypes.filter((type) => items.some((item) => item.type === type))
  return (
    <div className={styles.filters}>
      <Chips
        label={t('type.label')}
        options={[undefined, ...types].map((id) => ({ id, text: t(`type.${id ?? 'all'}`) }))}
        chosen={view.type}
        onChoose={(type) => onChange({ type })}
      />
      <search className={styles.row} aria-label={t('filter.label')}>
        <Search search={view.search} onChange={onChange} />
        <FilterSelect
          label={t('filter.sort')}
          all={t('filter.asListed')}
          options={sorts.map((code) => ({ code, name: t(`filter.${code}`) }))}
          chosen={view.sort}
          onChoose={(sort) => onChange({ sort })}
        />
        {hasPoints && (
          <Checkbox
            checked={view.isEnough}
            onChange={({ currentTarget }) => onChange({ enough: currentTarget.checked ? '1' : undefined })}
          >
            {t('filter.enough')}
          </Checkbox>
        )}
      </search>
    </div>
  )
}
