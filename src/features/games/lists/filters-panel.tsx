import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './filters.module.css'
import { filtersInUse, type ListView, volatilityChoices } from './list-view.ts'
import { TrialSwitch } from './trial-switch.tsx'
import type { ListFilters } from './use-list-filters.ts'
import type { ChangeView } from './use-list-view.ts'

export interface FiltersProps {
  view: ListView
  filters: ListFilters | undefined
  isFailed: boolean
  onRetry: () => void
  onChange: ChangeView
}

interface GroupProps {
  title: string
  options: readonly { code: string; name: string; count: number }[]
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** One question of the filters; the answer that is pressed again is taken back. */
function Group({ title, options, chosen, onChoose }: GroupProps) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  if (options.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.options}>
        <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          {t('filters.any')}
        </button>
        {options.map(({ code, name, count }) => (
          <button
            key={code}
            type="button"
            aria-pressed={chosen === code}
            aria-label={t('filters.option', { name, figure: number(count) })}
            onClick={() => onChoose(chosen === code ? undefined : code)}
          >
            {`${name} `}
            <span>{number(count)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Themes, features and volatility, each with how many games there are; they hold at once. */
export function FiltersPanel({
  view,
  filters,
  isFailed,
  onRetry,
  onChange,
  onShow,
}: FiltersProps & { onShow: () => void }) {
  const { t } = useTranslation(['games', 'shell'])
  if (isFailed && !filters)
    return (
      <div className={styles.pending} role="alert">
        <p>{t('games:filters.failed')}</p>
        <Button look="outline" size="small" icon="rotate-cw" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      </div>
    )
  if (!filters) return <p className={styles.pending}>{t('games:filters.waiting')}</p>
  const volatilities = filters.volatilities.map(({ code, count }) => ({
    code,
    count,
    name: t(`games:filters.${code}`),
  }))
  const clear = () =>
    onChange((now) => ({ ...now, theme: undefined, feature: undefined, volatility: undefined, isTrial: false }))
  return (
    <div className={styles.panelBody}>
      <TrialSwitch
        className={styles.trial}
        isOn={view.isTrial}
        onChange={(isTrial) => onChange((now) => ({ ...now, isTrial }))}
      />
      <Group
        title={t('games:filters.volatility')}
        options={volatilities}
        chosen={view.volatility}
        onChoose={(code) => onChange((now) => ({ ...now, volatility: volatilityChoices.find((one) => one === code) }))}
      />
      <Group
        title={t('games:filters.theme')}
        options={filters.themes}
        chosen={view.theme}
        onChoose={(theme) => onChange((now) => ({ ...now, theme }))}
      />
      <Group
        title={t('games:filters.feature')}
        options={filters.features}
        chosen={view.feature}
        onChoose={(feature) => onChange((now) => ({ ...now, feature }))}
      />
      <div className={styles.foot}>
        <Button look="outline" size="small" disabled={filtersInUse(view) === 0 && !view.isTrial} onClick={clear}>
          {t('games:filters.clear')}
        </Button>
        <Button size="small" onClick={onShow}>
          {t('games:filters.show')}
        </Button>
      </div>
    </div>
  )
}
