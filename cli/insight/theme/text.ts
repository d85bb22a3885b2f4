import { terminalSwatch } from '#cli/page/swatch.ts'
import { colours } from '#cli/terminal/colours.ts'
import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import type { ThemeSheet } from './sheet.ts'
import { groupTokens, isColourToken } from './token-groups.ts'

/** Two values beside each other, or one on a line of its own, in a terminal of 80 columns. Characters. */
const widestCell = 24
const widestLine = 56

function pairLine(pair: MeasuredPair): string {
  const name = `${pair.foreground} on ${pair.background}`.replaceAll('color-', '').padEnd(32)
  const ratio = `${(Math.floor(pair.ratio * 100) / 100).toFixed(2)}:1`.padStart(8)
  const isEnough = pair.ratio >= pair.minimum
  const verdict = isEnough ? colours.green('ok') : colours.red('too low')
  return `  ${name} ${pair.theme.padEnd(5)} ${ratio}  ${verdict}  ${colours.dim(`at least ${pair.minimum}:1`)}`
}

/** A tenant's tokens and pairs for a terminal, as lines. */
export function themeText(sheet: ThemeSheet, hasSwatches: boolean): string[] {
  const [first = 'dark'] = sheet.themes
  const { colours: colourGroups, others } = groupTokens(Object.keys(sheet.values[first] ?? {}))
  const heading = (title: string) => ['', colours.cyan(colours.bold(title))]
  const valueLine = (name: string): string[] => {
    const values = sheet.themes.map((theme) => sheet.values[theme]?.[name] ?? '–')
    const shown = new Set(values).size === 1 ? values.slice(0, 1) : values
    const block = (value: string) => (hasSwatches && isColourToken(name) ? `${terminalSwatch(value)} ` : '')
    const title = `  ${name.replace(/^color-/, '').padEnd(18)}`
    if (shown.every((value) => value.length <= widestCell)) {
      return [`${title} ${shown.map((value) => `${block(value)}${value.padEnd(widestCell)}`).join('  ')}`.trimEnd()]
    }
    const short = (value: string) => (value.length > widestLine ? `${value.slice(0, widestLine - 1)}…` : value)
    return shown.map((value, index) => `${index === 0 ? title : ' '.repeat(20)} ${block(value)}${short(value)}`)
  }
  return [
    `${colours.bold(sheet.name)} (${sheet.code}), ${sheet.themes.join(' and ')}`,
    ...[...colourGroups, ...others].flatMap((group) => [...heading(group.title), ...group.names.flatMap(valueLine)]),
    ...heading('Contrast'),
    ...sheet.pairs.map(pairLine),
  ]
}
