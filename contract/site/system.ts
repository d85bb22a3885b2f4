import * as z from 'zod/mini'
import { definePublicCall, instant } from '../call.ts'

const status = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** When the maintenance is expected to end, where that is known. */
  maintenanceEnd: z.optional(instant),
  message: z.optional(z.string()),
  /** The address of the visitor as the gateway sees it. */
  ip: z.string(),
})

export const getStatus = definePublicCall('getStatus', {
  summary:
    'Whether the site is open: 0 normal, 1 maintenance (with its end, if known), 2 blocked in the region of the visitor; and the visitor’s address',
  route: 'GET /wps/system/status',
  stored: ['ip'],
  query: z.object({ language: z.string() }),
  value: status,
})

const domainRoute = z.object({ isValid: z.boolean(), mainDomain: z.string() })

export const getDomainRoute = definePublicCall('getDomainRoute', {
  summary: 'Whether a host name is one of the merchant’s, and the main one to go to',
  route: 'GET /wps/system/domainRoute',
  stored: [],
  query: z.object({ domain: z.string() }),
  value: domainRoute,
})

export interface PermissionNode {
  modId: string
  enabled: boolean
  childrenNodes?: PermissionNode[] | undefined
}

const permissionNode: z.ZodMiniType<PermissionNode> = z.object({
  modId: z.string(),
  enabled: z.boolean(),
  get childrenNodes() {
    return z.optional(z.array(permissionNode))
  },
})

const whitelabel = z.array(permissionNode)

export const getWhitelabel = definePublicCall('getWhitelabel', {
  summary:
    'The permission tree: which modules are open now, within what the site was built with. A module that it does not name follows the tenant’s folder',
  route: 'GET /wps/system/whitelabel',
  stored: [],
  value: whitelabel,
})

const customerService = z.object({
  /** "livechat", "facebook", "telegram", "whatsapp", "zalo", "line" or a type the site does not know yet. */
  csType: z.string(),
  title: z.string(),
  path: z.string(),
})

const resource = z.object({
  /** "ios", "android", "lite", "payment", "certification", "social", "licence", "vendor". */
  resourceType: z.string(),
  labelNameEn: z.string(),
  /** The name in the asked language, where the gateway has it. */
  labelName: z.optional(z.string()),
  /** An image, or for an app the address it is got from. */
  url: z.string(),
})

export const getPermission = definePublicCall('getPermission', {
  summary:
    'What the merchant offers around the games: contacts, resources, hosts of pictures and launches, settings. With a `domain`, all that a site asks at its start',
  route: 'GET /wps/system/permission',
  stored: ['location.ip', 'location.country', 'status.ip'],
  query: z.object({ language: z.string(), domain: z.optional(z.string()) }),
  value: z.object({
    customerService: z.array(customerService),
    resources: z.array(resource),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    location: z.object({ ip: z.string(), country: z.string() }),
    mainDomain: z.string(),
    settings: z.object({
      forcedReceipt: z.enum(['refunded', 'kept']),
      contractConflict: z.enum(['confirm', 'replace']),
      autoReceiptMinutes: z.number(),
    }),
    /**
     * For a site that starts and names its `domain`: what `getStatus`, `getDomainRoute` and `getWhitelabel` answer, so that
     * one call takes the place of four. What a gateway leaves out the site asks by that call.
     */
    status: z.optional(status),
    domainRoute: z.optional(domainRoute),
    whitelabel: z.optional(whitelabel),
  }),
})

export type CustomerService = z.infer<typeof customerService>
export type Resource = z.infer<typeof resource>
