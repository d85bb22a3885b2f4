/** What one reference unit (about a taka) is in a currency, as a round number. */
const unitIn: Readonly<Record<string, number>> = {
  BDT: 1,
  INR: 1,
  THB: 0.5,
  PHP: 0.5,
  JPY: 1,
  VND: 200,
  IDR: 150,
  KRW: 10,
  MXN: 0.2,
  COP: 40,
  ARS: 10,
  AED: 0.1,
  SAR: 0.1,
  QAR: 0.1,
  USD: 0.02,
  EUR: 0.02,
  GBP: 0.02,
}

/** Reference units in hundredths of the currency's unit; a currency not listed here counts like the taka. */
export function minorUnitsOf(units: number, currency: string): number {
  return Math.round(units * 100 * (unitIn[currency] ?? 1))
}

/** "24580.00": minor units as the gateway writes an amount. */
export function decimalOf(minorUnits: number): string {
  const sign = minorUnits < 0 ? '-' : ''
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Minor units of an amount as a request writes it; null where it is none, or not positive. */
export function minorUnitsOfDecimal(amount: string): number | null {
  const [, whole = '', decimals = ''] = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === '') return null
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return value > 0 ? value : null
}
