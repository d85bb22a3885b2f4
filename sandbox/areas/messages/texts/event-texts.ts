import type { LanguageCode } from '#contract/site/languages.ts'
import { ar } from './ar.ts'
import { bn } from './bn.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { EventTexts } from './event-text.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'

/** English stands in for every other language. */
export const eventTexts: Readonly<Partial<Record<LanguageCode, EventTexts>>> & { EN: EventTexts } = {
  EN: en,
  BN: bn,
  VI: vi,
  CN: cn,
  TH: th,
  JA: ja,
  AR: ar,
  ES: es,
}
