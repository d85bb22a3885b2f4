import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { categories } from '#src/config/categories.ts'
import { vendorPath } from '#src/config/game-paths.ts'
import { isAt } from '#src/config/home-path.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { formatView, maxSearchLength, plainView, searchText } from '../lists/list-view.ts'
import popover from '../lists/popover.module.css'
import { choicesOf, nextChoice, type SearchChoice } from './search-choices.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-panel.module.css'
import { optionId, RecentSearches, SearchChoices, SearchFoot } from './search-panel.tsx'
import { SearchStatus } from './search-status.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSearch } from './use-search.ts'

interface Props {
  /** What is searched for now. */
  q: string
  /** `panel`: suggestions hang below the field while it is in use; `sheet`: they are always there. */
  kind: 'panel' | 'sheet'
  /** Something was chosen, or the search was left. */
  onDone?: () => void
}

const categoryOf = (gameType: string) => categories().find(({ gatewayCode }) => gatewayCode === gameType)
/** The list that shows all results: the one that the visitor is at, else the first; undefined where the site has none. */
function resultsFrom(pathname: string): string | undefined {
  const lists = categories().filter(({ hasList }) => hasList)
  return (lists.find(({ path }) => isAt(pathname, path)) ?? lists[0])?.path
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Finds games while one types: a combobox over what the gateway finds, with recent searches below. */
export function SearchBox({ q, kind, onDone }: Props) {
  const { t } = useTranslation('games')
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { actionsOf } = useGameActions()
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(q)
  const [isFocused, setFocused] = useState(false)
  const [active, setActive] = useState(-1)
  const recent = useRecentSearches()
  const wanted = searchText(text)
  const { found, isError, isSettled } = useSearch(wanted)
  const choices = choicesOf(found, (gameType) => categoryOf(gameType) !== undefined)
  const isOpen = kind === 'sheet' || isFocused

  const done = () => {
    recent.remember(wanted)
    setFocused(false)
    setActive(-1)
    onDone?.()
  }
  const results = resultsFrom(pathname)
  const resultsPath = results && `${results}${formatView({ ...plainView, q: wanted })}`
  const choose = (choice: SearchChoice) => {
    done()
    const category = choice.kind === 'vendor' && categoryOf(choice.vendor.gameType)
    if (choice.kind === 'game') actionsOf(choice.hit.card).play.onPress()
    else if (category) void navigate(vendorPath(category, choice.vendor.code))
  }
  const enter = () => {
    const choice = choices[active]
    if (choice) return choose(choice)
    if (wanted === '' || !resultsPath) return
    done()
    void navigate(resultsPath)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    // A script that is composed key by key takes these keys for itself.
    if (event.nativeEvent.isComposing) return
    if (step !== undefined) {
      event.preventDefault()
      setFocused(true)
      setActive((now) => nextChoice(Math.min(now, choices.length - 1), step, choices.length))
    } else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape' && kind === 'panel' && isOpen) {
      event.preventDefault()
      setFocused(false)
      setActive(-1)
    }
  }
  const type = (value: string) => {
    setText(value)
    setFocused(true)
    setActive(-1)
  }
  const hasPanel = isOpen && (wanted !== '' || recent.searches.length > 0 || kind === 'sheet')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what stands inside once the focus has left it
    <div
      ref={root}
      className={styles.box}
      data-kind={kind}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return
        setFocused(false)
        setActive(-1)
      }}
    >
      <SearchField
        text={text}
        maxLength={maxSearchLength}
        combobox={{
          'aria-expanded': hasPanel && choices.length > 0,
          'aria-controls': choices.length > 0 ? `${id}-list` : undefined,
          'aria-activedescendant': choices[active] ? optionId(id, active) : undefined,
        }}
        takesFocus={kind === 'sheet'}
        onType={type}
        onOpen={() => setFocused(true)}
        onKeyDown={onKeyDown}
      />
      <SearchStatus wanted={wanted} found={found} isSettled={isSettled} />
      {hasPanel && (
        <div className={classNames(popover.popover, styles.panel)} onPointerDown={(event) => event.preventDefault()}>
          {found && choices.length > 0 && (
            <SearchChoices
              id={id}
              choices={choices}
              active={active}
              found={found}
              onPoint={setActive}
              onChoose={choose}
            />
          )}
          {isError && <p className={styles.note}>{t('search.failed')}</p>}
          {!isError && found && isSettled && choices.length === 0 && (
            <div className={styles.note}>
              <p className={styles.nothing}>{t('search.none', { text: wanted })}</p>
              <p>{t('search.noneText')}</p>
            </div>
          )}
          {wanted === '' && kind === 'sheet' && <p className={styles.note}>{t('search.start')}</p>}
          <RecentSearches searches={recent.searches} onSearch={type} onForget={recent.forget} />
          {found && found.total > 0 && resultsPath && (
            <SearchFoot total={found.total} to={resultsPath} onChosen={done} />
          )}
        </div>
      )}
    </div>
  )
}
