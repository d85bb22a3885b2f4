import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { GamesGrid } from '../lists/games-grid.tsx'
import { ListHead } from '../lists/list-head.tsx'
import styles from '../lists/list-page.module.css'
import { useGamesList } from '../lists/use-games-list.ts'
import { GameSearch } from './game-search.tsx'

/** All that a search found, of every category. */
export function SearchResults({ q, onEnd }: { q: string; onEnd: () => void }) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const list = useGamesList({ list: 'search', q })
  const title = t('search.results', { text: q })
  const { cards, total = 0 } = list
  const end = (
    <Button look="outline" size="small" icon="x" onClick={onEnd}>
      {t('search.end')}
    </Button>
  )
  return (
    <>
      <ListHead
        title={title}
        total={list.total}
        isPending={list.isPending}
        search={<GameSearch q={q} />}
        sort={<div className={styles.end}>{end}</div>}
      />
      {total > cards.length && cards.length > 0 && (
        <p className={styles.note}>{t('search.first', { shown: number(cards.length), total: number(total) })}</p>
      )}
      <GamesGrid
        key={q}
        list={list}
        label={title}
        empty={
          <StatePanel
            icon="search"
            art="no-result"
            title={t('search.none', { text: q })}
            text={t('search.noneText')}
            actions={end}
          />
        }
      />
    </>
  )
}
