import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'

export const getHelpCentre = defineCall({
  id: 'getHelpCentre',
  summary:
    'The articles of the help centre in groups, in the asked language; `term` is each one’s anchor: `/help#terms`',
  method: 'GET',
  path: '/wps/system/helpCenter',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      groups: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          articles: z.array(
            z.object({
              /** "terms", "privacy", "responsible", "deposit" … */
              term: z.string(),
              title: z.string(),
              content: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** What feedback can be about; the agents’ applications are the type that the numbering leaves room for. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const

export const sendFeedback = defineCall({
  id: 'sendFeedback',
  summary: 'Feedback of a guest or a member, with a captcha; 5 an hour. Answers with a reference',
  method: 'PUT',
  path: '/wps/feedback',
  auth: 'optional',
  body: z.object({
    content: z.string().check(z.trim(), z.minLength(20), z.maxLength(200)),
    /** The user name; empty for a guest. */
    sender: z.string().check(z.maxLength(64)),
    type: z.literal([0, 1, 2, 3, 4, 6]),
    captcha: z.string().check(z.minLength(1), z.maxLength(64)),
    captchaId: z.string().check(z.maxLength(64)),
  }),
  answer: envelope(z.object({ reference: z.string() })),
  problems: ['captcha.required', 'captcha.wrong'],
})

export const launchLiveChat = defineCall({
  id: 'launchLiveChat',
  summary:
    'The address of a conversation with customer service, good for one opening within five minutes. `livechat.closed` says how long until it opens',
  method: 'GET',
  path: '/livechat/launch',
  auth: 'optional',
  isRelay: true,
  query: z.object({ language: z.string() }),
  answer: envelope(z.object({ chatUrl: z.string() })),
  problems: ['livechat.closed'],
})
