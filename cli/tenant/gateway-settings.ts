import * as z from 'zod'
import { hostName, httpsOrigin } from './address-types.ts'
import { relayProblem } from './reserved-names.ts'

/** Where the operator’s API is, and where its pictures and games may come from. */
export const gatewaySettings = z
  .strictObject({
    baseUrl: httpsOrigin.describe('The gateway’s origin: https://host'),
    relayPrefix: z
      .string()
      .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be a path in lower case, such as "/relay"')
      .superRefine((value, context) => {
        const message = relayProblem(value)
        if (message !== null) context.addIssue(message)
      })
      .default('/relay')
      .describe('The path before the calls of the relay family'),
    imageHosts: z.array(httpsOrigin).default([]).describe('Origins that pictures may come from'),
    launchHosts: z.array(httpsOrigin).default([]).describe('Origins that games may run on'),
  })
  .describe('The operator’s API')

/** A project that sends codes; all of it is public. */
export const firebaseProject = z
  .strictObject({
    apiKey: z
      .string()
      .regex(/^[\w-]{8,100}$/, 'must be a web API key: letters, digits, "-" and "_"')
      .describe('The web API key'),
    projectId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be a project’s id, such as "brand-play"')
      .describe('The project’s id'),
    authDomain: hostName.describe('The host of the project’s log-in: "brand-play.firebaseapp.com"'),
  })
  .optional()
  .describe('The Firebase project that sends codes by SMS, where features.firebaseSms is on. All of it is public')
