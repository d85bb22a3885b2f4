import { nearest } from '#cli/lib/nearest.ts'
import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { findingAt, type Rule, stringsAt } from './rule.ts'

const codes = new Set(catalogueVendors.map((vendor) => vendor.code))

/** A code as one meant it, or the code of a vendor that was called by its name. */
function suggestionFor(value: string): string {
  const names = catalogueVendors.map((vendor) => vendor.name)
  const near = nearest(value, [...codes, ...names])
  const code = catalogueVendors.find((vendor) => vendor.code === near || vendor.name === near)?.code
  return code ? `Did you mean "${code}"?` : 'The known vendors are listed in docs/tenant-guide.md.'
}

/** Every vendor that the tenant names is one of the catalogue. */
export const vendorsAreKnown: Rule = (context) =>
  ['esports', 'cockfight', 'excludedRng']
    .flatMap((list) => stringsAt(context, ['vendors', list]))
    .filter(({ value }) => !codes.has(value))
    .map(({ value, path }) =>
      findingAt(context, path, {
        code: 'unknown-vendor',
        message: `There is no vendor "${value}"`,
        suggestion: suggestionFor(value),
      }),
    )
