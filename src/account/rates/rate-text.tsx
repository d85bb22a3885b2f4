import { useFormat } from '#src/i18n/format.ts'

/** A rate in percent ("28.00", or a number) as the visitor's language writes it: "28%". */
export function Rate({ rate }: { rate: string | number }) {
  const { percent } = useFormat()
  return percent(Number(rate) / 100)
}
