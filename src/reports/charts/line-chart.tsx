import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import {
  ChartArea,
  ChartFigures,
  ChartLines,
  ChartTicks,
  ChartTip,
  namesClass,
  percent,
  plotClass,
} from './chart-parts.tsx'
import { type Scale, scaleOf } from './chart-scale.ts'
import styles from './line-chart.module.css'

interface Point {
  /** For its height alone; what is read is `text`. */
  value: number
  /** The exact figure: "৳452,100.00". */
  text: string
}

export interface LinePlace {
  id: string
  /** Below the axis: "18 Nov". */
  name: string
  now: Point
  /** What it is compared with, at the same place of the period before. */
  before: Point | undefined
}

interface LineChartProps {
  /** What is shown: "Valid bets by day". */
  label: string
  places: readonly LinePlace[]
  /** What the two lines are: "This period", "Period before". */
  names: { now: string; before: string }
}

/** Where a place lies along the axis, from 0 to 1. */
const along = (index: number, count: number): number => (count === 1 ? 0.5 : index / (count - 1))

/** Points in a box of 100 by 100, which the drawing stretches. */
function pointsOf(values: readonly number[], scale: Scale): string {
  return values.map((value, index) => `${100 * along(index, values.length)},${100 * (1 - scale.at(value))}`).join(' ')
}

interface PlotProps {
  places: readonly LinePlace[]
  scale: Scale
  looked: number
  fill: string
}

/** The drawing: it has no text, so that it can be mirrored whole. */
function Plot({ places, scale, looked, fill }: PlotProps) {
  const now = pointsOf(
    places.map((place) => place.now.value),
    scale,
  )
  const before = places.flatMap((place) => (place.before ? [place.before.value] : []))
  const zero = 100 * (1 - scale.at(0))
  const place = places[looked]
  const x = percent(along(looked, places.length))
  const dot = (point: Point | undefined, className: string | undefined) =>
    point && <circle cx={x} cy={percent(1 - scale.at(point.value))} r="4.5" className={className} />
  return (
    <>
      <svg
        className={classNames(plotClass, styles.stretched)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className={styles.fillFrom} />
            <stop offset="1" className={styles.fillTo} />
          </linearGradient>
        </defs>
        <ChartLines scale={scale} width="100" y={(tick) => String(100 * (1 - scale.at(tick)))} />
        <polygon points={`0,${zero} ${now} 100,${zero}`} fill={`url(#${fill})`} />
        {before.length === places.length && <polyline points={pointsOf(before, scale)} className={styles.before} />}
        <polyline points={now} className={styles.now} />
      </svg>
      {place && (
        <svg className={classNames(plotClass, styles.stretched)} aria-hidden="true" focusable="false">
          <line x1={x} x2={x} y1="0" y2="100%" className={styles.looked} />
          {dot(place.before, styles.beforeDot)}
          {dot(place.now, styles.nowDot)}
        </svg>
      )}
    </>
  )
}

function Tip({ place, at, names }: { place: LinePlace; at: number } & Pick<LineChartProps, 'names'>) {
  return (
    <ChartTip at={at} edge={0.14} className={styles.tip}>
      <strong>{place.name}</strong>
      <span className={styles.tipLine} data-line="now">
        {names.now} <bdi dir="ltr">{place.now.text}</bdi>
      </span>
      {place.before && (
        <span className={styles.tipLine} data-line="before">
          {names.before} <bdi dir="ltr">{place.before.text}</bdi>
        </span>
      )}
    </ChartTip>
  )
}

/** A line of amounts over days beside that of the days before. A day says its figures under the pointer and the focus. */
export function LineChart({ label, places, names }: LineChartProps) {
  const { t } = useTranslation('centre')
  const fill = useId()
  const [looked, setLooked] = useState(-1)
  const isPhone = useMediaQuery('(max-width: 767px)')
  const scale = scaleOf(places.flatMap(({ now, before }) => (before ? [now.value, before.value] : [now.value])))
  const every = Math.ceil(places.length / (isPhone ? 4 : 8))
  const place = places[looked]
  if (places.length === 0) return null
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.legend} aria-hidden="true">
        <li data-line="now">{names.now}</li>
        {places.some(({ before }) => before) && <li data-line="before">{names.before}</li>}
      </ul>
      <ChartTicks scale={scale} />
      <ChartArea
        label={label}
        places={places.map(({ id, name, now, before }) => ({
          id,
          text: [name, `${names.now} ${now.text}`, before && `${names.before} ${before.text}`]
            .filter(Boolean)
            .join(', '),
        }))}
        onLook={setLooked}
        drawing={<Plot places={places} scale={scale} looked={looked} fill={fill} />}
        tip={place && <Tip place={place} at={along(looked, places.length)} names={names} />}
      />
      <div className={classNames(namesClass, styles.names)} aria-hidden="true">
        {places.map(({ id, name }, at) => (
          <span
            key={id}
            style={{ insetInlineStart: percent(along(at, places.length)) }}
            data-marked={at === looked ? '' : undefined}
          >
            {at % every === (places.length - 1) % every ? name : ''}
          </span>
        ))}
      </div>
      <ChartFigures
        label={label}
        heads={[t('chart.name'), names.now, names.before]}
        rows={places.map(({ id, name, now, before }) => ({ id, name, values: [now.text, before?.text ?? '–'] }))}
      />
    </figure>
  )
}
