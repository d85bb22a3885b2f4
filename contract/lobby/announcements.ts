import * as z from 'zod/mini'
import { defineVisitorCall, instant } from '../call.ts'

/** One banner, as the gateway tells of it. */
export const banner = z.object({
  /** "w_home", "w_promotion", "w_login_BN" … */
  groupName: z.string(),
  /** The wide picture (1200 x 510) or, in a video group, the address of the video's page. */
  url: z.string(),
  /** The upright picture for phones (500 x 640). */
  phoneUrl: z.optional(z.string()),
  /** What a video shows before it is asked for (1200 x 510). */
  posterUrl: z.optional(z.string()),
  /** Where a click goes: a path of the site, an https address, or empty. */
  linkage: z.string(),
  /** "page", "url" or "none". */
  linkageType: z.string(),
  /** The copy, in the asked language; a picture that carries its own words has none. */
  copy: z.optional(
    z.object({
      eyebrow: z.optional(z.string()),
      title: z.string(),
      /** The part of the title to draw large, in the colour of wins: "70%". */
      figure: z.optional(z.string()),
      text: z.optional(z.string()),
      action: z.optional(z.string()),
      /** Below the buttons, in small letters: what the offer asks for. */
      conditions: z.optional(z.string()),
      terms: z.optional(z.object({ label: z.string(), linkage: z.string() })),
    }),
  ),
  /** The picture may be mirrored for right-to-left languages. */
  isMirrored: z.optional(z.boolean()),
})

export type Banner = z.infer<typeof banner>

export const getAnnouncements = defineVisitorCall('getAnnouncements', {
  summary:
    'Banners, notices, pop-up announcements (A members, F first log-in, B guests) and promotion images, in the asked language',
  route: 'GET /wps/announcements',
  query: z.object({
    types: z.literal('B,PL,PU,PR,H'),
    platform: z.literal('W'),
    language: z.string(),
    /** Only pop-ups of this kind, of those that are for whoever asks; all of them without it. */
    execution: z.optional(z.enum(['A', 'B', 'F'])),
  }),
  value: z.object({
    banners: z.array(banner),
    playerNotices: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), timestamp: instant })),
    /** `execution`: A logged in, F on the first log-in, B anonymous. */
    popups: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        content: z.string(),
        execution: z.enum(['A', 'B', 'F']),
        /** When it was announced, where the gateway says so. */
        timestamp: z.optional(instant),
      }),
    ),
    promotion: z.object({
      count: z.number(),
      announcementImages: z.array(z.object({ sequence: z.number(), url: z.string() })),
    }),
  }),
})
