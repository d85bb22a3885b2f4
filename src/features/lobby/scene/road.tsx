import { useTranslation } from 'react-i18next'
import type { TableResults } from '#contract/lobby/table-results.ts'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { type Bead, beadsOf, countsOf, isOfSides } from '../lib/beads.ts'
import styles from './road.module.css'

/** A reader is told the latest, not all. */
const told = 10
const inStrip = 8
const inBeads = 36

type Side = 'banker' | 'player' | 'dragon' | 'tiger' | 'tie'

/** What a bead says in its small place, and in words. */
function useBeadTexts(kind: TableResults['kind']) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const isSides = isOfSides(kind)
  return {
    short: ({ result }: Bead) => (isSides ? t(`tables.letters.${result as Side}`) : number(Number(result))),
    long: ({ result }: Bead) => (isSides ? t(`tables.names.${result as Side}`) : number(Number(result))),
  }
}

/** Sides fill columns of six from the first round on; figures stand in a row, the latest first. */
export function Road({ table, isLarge = false }: { table: TableResults | undefined; isLarge?: boolean }) {
  if (!table)
    return <div className={classNames(styles.road, isLarge && styles.large)} data-form="beads" aria-hidden="true" />
  return <KnownRoad table={table} isLarge={isLarge} />
}

function KnownRoad({ table, isLarge }: { table: TableResults; isLarge: boolean }) {
  const { t } = useTranslation('games')
  const { short, long } = useBeadTexts(table.kind)
  const beads = beadsOf(table)
  const isBeads = isLarge || isOfSides(table.kind)
  const shown = isBeads ? beads.slice(0, isLarge ? beads.length : inBeads).toReversed() : beads.slice(0, inStrip)
  const label = t('tables.latest', { results: beads.slice(0, told).map(long).join(', ') })
  return (
    <div
      className={classNames(styles.road, isLarge && styles.large)}
      data-form={isBeads ? 'beads' : 'strip'}
      role="img"
      aria-label={label}
    >
      {shown.map((bead, at) => (
        // A place of the road has no other name than its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the beads have no identity
        <i key={at} data-tone={bead.tone}>
          {short(bead)}
        </i>
      ))}
    </div>
  )
}

/** How often each came. */
export function RoadCounts({ table }: { table: TableResults }) {
  const { number } = useFormat()
  const { short, long } = useBeadTexts(table.kind)
  const isSides = isOfSides(table.kind)
  if (table.kind === 'sicBo') return null
  return (
    <ul className={styles.counts} aria-hidden={isSides ? undefined : 'true'}>
      {countsOf(table).map(({ bead, count }) => (
        <li key={bead.result}>
          <i data-tone={bead.tone} aria-hidden="true">
            {(isSides || table.kind === 'wheel') && short(bead)}
          </i>
          {isSides && <VisuallyHidden>{long(bead)}</VisuallyHidden>}
          {number(count)}
        </li>
      ))}
    </ul>
  )
}
