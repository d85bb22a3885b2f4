import { counted } from '#cli/lib/counted.ts'

/** What the time of a tenant's build went into. */
export type StepName = 'store' | 'check' | 'code' | 'first-paint' | 'icons' | 'page' | 'publish'

/** A step of a tenant's build, as the build measured it. */
export interface BuildStep {
  step: StepName
  ms: number
  /** What made it long, where that is known: "new profile 3fa81b02". */
  detail: string | null
}

const names: Readonly<Record<StepName, string>> = {
  store: 'taken out of the store',
  check: 'folder checked',
  code: 'code of its profile',
  'first-paint': 'first paint of its profile',
  icons: 'icons drawn',
  page: 'page put together',
  publish: 'files written',
}

export interface StepClock {
  steps: BuildStep[]
  /** Does a step and measures it; `detail` is asked afterwards. */
  time<Value>(step: StepName, task: () => Promise<Value>, detail?: (value: Value) => string | null): Promise<Value>
}

export function openSteps(): StepClock {
  const steps: BuildStep[] = []
  return {
    steps,
    async time(step, task, detail) {
      const startedAt = performance.now()
      const value = await task()
      steps.push({ step, ms: Math.round(performance.now() - startedAt), detail: detail?.(value) ?? null })
      return value
    },
  }
}

/** "84 files compressed"; null where all of them were found. */
export const compressedDetail = (count: number) => (count === 0 ? null : `${counted(count, 'file')} compressed`)

/** Of a step that took less than this share of the whole nobody asks why. */
const leastShare = 0.2
const shownSteps = 2

/** Why a tenant took as long as it did: its longest steps. Empty where none was measured. */
export function whySlow(steps: readonly BuildStep[], ms: number): string {
  const longest = steps.filter((step) => step.ms >= ms * leastShare).toSorted((a, b) => b.ms - a.ms)
  const said = longest.slice(0, shownSteps).map((step) => {
    return `${step.detail ?? names[step.step]} ${(step.ms / 1000).toFixed(1)} s`
  })
  return said.join(', ')
}
