import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import styles from './bar-chart.module.css'
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
import { scaleOf } from './chart-scale.ts'

export interface Bar {
  id: string
  /** Below the bar: "17 Nov". */
  name: string
  /** For its height alone; what is read is `text`. */
  value: number
  /** The exact figure: "+৳910,000.00". */
  text: string
  /** Beside the name where the bar is looked at: "42 bets". */
  note?: string
}

interface BarChartProps {
  /** What is shown: "Profit and loss by day". */
  label: string
  bars: readonly Bar[]
  /** The bar whose name stands out. */
  marked?: string
  /** Names of the columns of the table for those who listen. */
  heads?: { name: string; value: string }
  /** Gains are good and losses hatched; without it all bars are of one kind. */
  isSigned?: boolean
  className?: string
}

interface PlotProps {
  bars: readonly Bar[]
  scale: ReturnType<typeof scaleOf>
  hatch: string
  isSigned: boolean
  looked: number
}

/** The drawing: lines, and a rounded bar from zero for each value; it has no text, so that it can be mirrored whole. */
function Plot({ bars, scale, hatch, isSigned, looked }: PlotProps) {
  const zero = scale.at(0)
  const slot = 1 / bars.length
  return (
    <svg className={plotClass} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.hatchGround} />
          <rect width="2.5" height="6" className={styles.hatchLine} />
        </pattern>
      </defs>
      <ChartLines scale={scale} width="100%" y={(tick) => percent(1 - scale.at(tick))} />
      {bars.map(({ id, value }, index) => {
        const top = Math.max(scale.at(value), zero)
        const height = Math.abs(scale.at(value) - zero)
        const isLoss = isSigned && value < 0
        return (
          <g key={id}>
            {index === looked && (
              <rect x={percent(index * slot)} y="0" width={percent(slot)} height="100%" className={styles.looked} />
            )}
            <rect
              x={percent((index + 0.34) * slot)}
              y={percent(1 - top)}
              width={percent(slot * 0.32)}
              height={percent(height)}
              rx="3"
              className={isLoss ? styles.loss : isSigned ? styles.gain : styles.bar}
              {...(isLoss && { fill: `url(#${hatch})` })}
            />
          </g>
        )
      })}
    </svg>
  )
}

function Tip({ bar, at }: { bar: Bar; at: number }) {
  return (
    <ChartTip at={at} edge={0.12} className={styles.tip}>
      <span>{[bar.name, bar.note].filter(Boolean).join(' · ')}</span>
      <strong data-sign={bar.value < 0 ? 'loss' : 'gain'}>
        <bdi dir="ltr">{bar.text}</bdi>
      </strong>
    </ChartTip>
  )
}

/** Bars of amounts over names. A bar says its figure under the pointer and the focus; to those who listen, a table does. */
export function BarChart({ label, bars, marked, heads, isSigned = true, className }: BarChartProps) {
  const { t } = useTranslation('centre')
  const hatch = useId()
  const [looked, setLooked] = useState(-1)
  const scale = scaleOf(bars.map(({ value }) => value))
  const bar = bars[looked]
  const isPhone = useMediaQuery('(max-width: 767px)')
  // So many names find room below the axis.
  const every = Math.ceil(bars.length / (isPhone ? 4 : 9))
  if (bars.length === 0) return null
  return (
    <figure className={classNames(styles.chart, className)} aria-label={label}>
      <ChartTicks scale={scale} />
      <ChartArea
        label={label}
        places={bars.map(({ id, name, text, note }) => ({ id, text: [name, text, note].filter(Boolean).join(', ') }))}
        onLook={setLooked}
        drawing={<Plot bars={bars} scale={scale} hatch={hatch} isSigned={isSigned} looked={looked} />}
        tip={bar && <Tip bar={bar} at={(looked + 0.5) / bars.length} />}
      />
      <div className={classNames(namesClass, styles.names)} aria-hidden="true" data-many={every > 1 ? '' : undefined}>
        {bars.map(({ id, name }, at) => (
          <span key={id} data-marked={id === marked ? '' : undefined}>
            {at % every === (bars.length - 1) % every ? name : ''}
          </span>
        ))}
      </div>
      <ChartFigures
        label={label}
        heads={[heads?.name ?? t('chart.name'), heads?.value ?? t('chart.value')]}
        rows={bars.map(({ id, name, text, note }) => ({ id, name, values: [[text, note].filter(Boolean).join(', ')] }))}
      />
    </figure>
  )
}
