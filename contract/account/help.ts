import * as z from 'zod/mini'
import { definePublicCall, defineVisitorCall } from '../call.ts'

export const getHelpCentre = definePublicCall('getHelpCentre', {
  summary:
    'The articles of the help centre in groups, in the asked language; `term` is each one’s anchor: `/help#terms`',
  route: 'GET /wps/system/helpCenter',
  stored: [],
  query: z.object({ language: z.string() }),
  value: z.object({
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
})

/** What feedback can be about; the agents’ applications are the type that the numbering leaves room for. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const

export const sendFeedback = defineVisitorCall('sendFeedback', {
  summary: 'Feedback of a guest or a member, with a captcha; 5 an hour. Answers with a reference',
  route: 'PUT /wps/feedback',
  body: z.object({
    content: z.string().check(z.trim(), z.minLength(20), z.maxLength(200)),
    /** The user name; empty for a guest. */
    sender: z.string().check(z.maxLength(64)),
    type: z.literal([0, 1, 2, 3, 4, 6]),
    captcha: z.string().check(z.minLength(1), z.maxLength(96)),
    captchaId: z.string().check(z.maxLength(64)),
  }),
  value: z.object({ reference: z.string() }),
  problems: ['captcha.required', 'captcha.wrong'],
})

export const launchLiveChat = defineVisitorCall('launchLiveChat', {
  summary:
    'The address of a conversation with customer service, good for one opening within five minutes. `livechat.closed` says how long until it opens',
  route: 'GET /livechat/launch',
  isRelay: true,
  query: z.object({ language: z.string() }),
  value: z.object({ chatUrl: z.string() }),
  problems: ['livechat.closed'],
})
