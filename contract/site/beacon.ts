import * as z from 'zod/mini'

/** Where a site's collector takes reports when the site's own server is one: in `livery preview`. */
export const beaconPath = '/beacon'

/** Digits of the hash of a site's inputs that say which build it is. */
const buildDigits = 12

/** What a page of a build calls itself; "unknown" where a later build may not take the site for its own. */
export const buildOf = (inputs: string): string =>
  /^[0-9a-f]{64}$/.test(inputs) ? inputs.slice(0, buildDigits) : 'unknown'

/** Letters of a message. */
export const maxMessage = 120

/** More errors of one page say nothing more. */
export const maxErrors = 1000

/**
 * What went wrong, without what may be a visitor's: what stands in quotes, addresses, anything with "@", long runs of letters
 * and digits as tokens are, and each number.
 */
export function cleanMessage(text: string): string {
  return text
    .replace(/\w+:\/\/\S+/g, '…')
    .replace(/(^|[^\w])(["'`“‘]).*?(["'`”’](?!\w)|$)/g, '$1…')
    .replace(/\S*@\S*|[\w-]{25,}/g, '…')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxMessage)
}

const flag = z.union([z.literal(0), z.literal(1)])

/** What a site tells its collector of one start of a page. No address, no cookie, no name, nothing that lasts. */
export const beaconSchema = z
  .strictObject({
    format: z.literal('livery-beacon-1'),
    merchant: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
    build: z.string().check(z.regex(/^([0-9a-f]{12}|unknown)$/)),
    /** 0 in the second report of a page, which has the errors after the first. */
    starts: flag,
    failedStarts: flag,
    scriptErrors: z.int().check(z.minimum(0), z.maximum(maxErrors)),
    /** Milliseconds from the visit's begin to the largest picture or text; null where the browser does not say. */
    firstPicture: z.nullable(z.int().check(z.minimum(0), z.maximum(600_000))),
    /** The first error, cleaned, and where in the site's files it was thrown: "main-1a2b.js:1:88", "page:1:20". */
    error: z.nullable(
      z.strictObject({
        message: z.string().check(z.maxLength(maxMessage)),
        place: z.string().check(z.regex(/^[\w.-]{1,80}(:\d{1,7}:\d{1,7})?$/)),
      }),
    ),
  })
  .check(
    z.refine(({ starts, failedStarts }) => failedStarts <= starts, 'a start that failed is a start'),
    z.refine(({ starts, scriptErrors }) => starts + scriptErrors > 0, 'says nothing'),
    z.refine(({ scriptErrors, error }) => error === null || scriptErrors > 0, 'an error is counted'),
  )

export type Beacon = z.infer<typeof beaconSchema>
