import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { GameHeart } from '#src/play/game-heart.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { SearchChoice } from './search-choices.ts'
import { HitOption, VendorOption } from './search-option.tsx'
import styles from './search-panel.module.css'
import type { Found } from './use-search.ts'

interface ChoicesProps {
  id: string
  choices: readonly SearchChoice[]
  active: number
  found: Found
  onPoint: (position: number) => void
  onChoose: (choice: SearchChoice) => void
}

export const optionId = (id: string, position: number): string => `${id}-option-${position}`

/** The choices of the combobox; hearts stand beside them, for an option holds no buttons. */
export function SearchChoices({ id, choices, active, found, onPoint, onChoose }: ChoicesProps) {
  const { t } = useTranslation(['games', 'play'])
  const { number } = useFormat()
  const optionOf = (choice: SearchChoice, position: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, `aria-activedescendant` points here
    <div
      key={choice.key}
      role="option"
      id={optionId(id, position)}
      aria-selected={position === active}
      data-kind={choice.kind}
      className={styles.option}
      onPointerMove={() => onPoint(position)}
      onClick={() => onChoose(choice)}
    >
      {choice.kind === 'game' ? <HitOption hit={choice.hit} /> : <VendorOption vendor={choice.vendor} />}
    </div>
  )
  const games = choices.filter(({ kind }) => kind === 'game')
  const vendors = choices.slice(games.length)
  return (
    <div className={styles.choices}>
      <div role="listbox" id={`${id}-list`} aria-label={t('search.suggestions')}>
        {games.length > 0 && (
          <Group id={`${id}-games`} title={t('search.gamesOf', { figure: number(found.total) })}>
            {games.map(optionOf)}
          </Group>
        )}
        {vendors.length > 0 && (
          <Group id={`${id}-vendors`} title={t('search.providers')}>
            {vendors.map((choice, position) => optionOf(choice, games.length + position))}
          </Group>
        )}
      </div>
      <div className={styles.hearts}>
        {games.map(
          (choice) =>
            choice.kind === 'game' && (
              <span key={choice.key} className={styles.heart}>
                <AboutGame card={choice.hit.card} />
                <GameHeart
                  card={choice.hit.card}
                  label={t('play:tile.favourite', { name: choice.hit.card.displayName })}
                />
              </span>
            ),
        )}
      </div>
    </div>
  )
}

/** The way to what a game is about, for an option holds no links either. */
function AboutGame({ card }: { card: GameCard }) {
  const about = useGameActions().aboutOf(card)
  return (
    about && (
      <Link to={about.to}>
        <Icon name="info" size="small" />
        <VisuallyHidden>
          {card.vendorName}
          {about.label}
        </VisuallyHidden>
      </Link>
    )
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
    <div role="group" aria-labelledby={id}>
      <p className={styles.title} id={id} role="presentation">
        {title}
      </p>
      {children}
    </div>
  )
}

interface RecentProps {
  searches: readonly string[]
  onSearch: (text: string) => void
  onForget: (text: string) => void
}

export function RecentSearches({ searches, onSearch, onForget }: RecentProps) {
  const { t } = useTranslation('games')
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-label={t('search.recent')}>
      <p className={styles.title}>{t('search.recent')}</p>
      <ul className={styles.searches}>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" aria-label={t('search.again', { text })} onClick={() => onSearch(text)}>
              <Icon name="history" size="tiny" />
              <bdi>{text}</bdi>
            </button>
            <button type="button" aria-label={t('search.forget', { text })} onClick={() => onForget(text)}>
              <Icon name="x" size="tiny" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SearchFoot({ total, to, onChosen }: { total: number; to: string; onChosen: () => void }) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  return (
    <p className={styles.foot}>
      <span className={styles.hint}>{t('search.hint')}</span>
      <Link to={to} onClick={onChosen}>
        {t('search.all', { count: total, figure: number(total) })}
      </Link>
    </p>
  )
}
