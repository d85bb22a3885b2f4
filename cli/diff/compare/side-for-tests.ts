import type { Side } from './side.ts'

/** A side with little in it, and whatever a test lays over it. */
export function sideWith(own: Partial<Side> = {}): Side {
  return {
    name: 'acme',
    config: { currency: { value: 'USD', from: 'tenants/acme/tenant.json' } },
    themes: { dark: { 'color-bg': 'oklch(.2 .04 166)' }, light: { 'color-bg': 'oklch(.96 .01 158)' } },
    pairs: [],
    strings: { en: { 'shell:title': 'Hello' } },
    files: { 'index.html': { sha256: 'a', raw: 1000, brotli: 300 } },
    ...own,
  }
}
