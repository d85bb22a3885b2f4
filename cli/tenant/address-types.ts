import * as z from 'zod'
import {
  type AddressProblem,
  beaconProblem,
  hostProblem,
  hostSource,
  httpsSource,
  linkProblem,
  originProblem,
} from '#cli/lib/address.ts'

const ofOurOwn = 'custom'

/** A text that a problem function has nothing against. What to write instead goes with the issue, for its finding. */
const strict = (problemOf: (value: string) => AddressProblem | null) =>
  z.string().superRefine((value, context) => {
    const problem = problemOf(value)
    if (!problem) return
    const suggestion = problem.instead === null ? null : `Write "${problem.instead}".`
    context.addIssue({ code: ofOurOwn, message: problem.message, params: { suggestion } })
  })

/**
 * The one home of what a tenant may write for a host or an address. Each goes into headers, policies and files of web
 * servers, whose grammars know other characters than a host has: so nothing but a host's own gets past here.
 */
export const hostName = strict(hostProblem).meta({ format: 'hostname', pattern: hostSource })

/** `https://host`, with a port where it is not 443. */
export const httpsOrigin = strict(originProblem).meta({ format: 'uri', pattern: httpsSource })

/** Where reports are sent: a path at most behind the host. */
export const beaconAddress = strict(beaconProblem).meta({ format: 'uri', pattern: httpsSource })

/** Where a link leads: with a path, a query and a fragment, without a user name. */
export const httpsLink = strict(linkProblem).meta({ format: 'uri', pattern: httpsSource })
