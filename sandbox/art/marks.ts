import { svgFile } from '../artwork/parts/svg.ts'

/** What a footer shows of payment and of rules, drawn in 24 x 24 with lines 1.8 wide. */
const marks = {
  bank: 'M3 10l9-6 9 6zM5 10v8M9.500 10v8M14.500 10v8M19 10v8M3 20.500h18',
  card: 'M3 6h18v12H3zM3 10h18M6.500 14.500h4',
  wallet: 'M4 7h15v12H4zM4 7l11-3v3M14.500 11.500H21v3.500h-6.500z',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500M20 14v6h-3.500',
  lock: 'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11M12 14.500v2.500',
  audit: 'M12 3l7 3v5c0 5-3 8.500-7 10-4-1.500-7-5-7-10V6zM8.500 12l2.500 2.500 4.500-5',
  adults: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 9v6M12 12h5M14.500 9.500v5',
} as const

type MarkName = keyof typeof marks

/** Null where there is no mark of that name. */
export function drawMark(name: string, colour: string): (() => string) | null {
  if (!isMarkName(name)) return null
  const stroke = `fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`
  return () => svgFile(24, 24, `<path d="${marks[name]}" ${stroke}/>`)
}

function isMarkName(text: string): text is MarkName {
  return Object.hasOwn(marks, text)
}
