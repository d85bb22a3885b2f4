import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'

/** Of the text of a ticket and of each answer. */
export const ticketWords = { min: 3, max: 300 } as const
export const maxTicketPictures = 3

/** Words as a reader counts them, also where a script writes no spaces between them. */
export function wordsIn(text: string): number {
  const parts = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return [...parts].filter(({ isWordLike }) => isWordLike).length
}

const hasFitLength = (text: string) => {
  const words = wordsIn(text)
  return words >= ticketWords.min && words <= ticketWords.max
}

const content = z.string().check(z.trim(), z.maxLength(4000), z.refine(hasFitLength))
/** Of `uploadProof`, in the order in which they are shown. */
const pictures = z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(maxTicketPictures)))

export const ticketStates = [
  /** Customer service has to answer. */
  'open',
  /** The member may answer, or is content. */
  'answered',
  'closed',
] as const

const ticket = z.object({
  id: z.string(),
  /** As feedback has them. */
  type: z.number(),
  state: z.enum(ticketStates),
  /** The beginning of what the member wrote first. */
  excerpt: z.string(),
  openedAt: instant,
  changedAt: instant,
  /** There is an answer that the member has not seen. */
  isUnread: z.boolean(),
})

export type Ticket = z.infer<typeof ticket>

const ticketMessage = z.object({
  id: z.string(),
  from: z.enum(['member', 'service']),
  content: z.string(),
  at: instant,
  /** Ids for `getTicketPicture`. */
  pictures: z.array(z.string()),
})

const wholeTicket = z.extend(ticket, { messages: z.array(ticketMessage) })

export const getTickets = defineMemberCall('getTickets', {
  summary: 'The member’s support tickets, the one that changed last first; 50 a page at the most',
  route: 'GET /wps/tickets',
  query: z.object({ pageNo: z.number(), pageSize: z.number() }),
  value: z.object({ tickets: z.array(ticket), pageNum: z.number(), totalPages: z.number() }),
  problems: ['account.trial'],
})

export const getTicket = defineMemberCall('getTicket', {
  summary: 'A ticket with what was written to it, in order; its answers count as seen from then on',
  route: 'GET /wps/tickets/{id}',
  query: z.object({ id: z.string() }),
  value: wholeTicket,
  problems: ['ticket.unknown'],
})

export const openTicket = defineMemberCall('openTicket', {
  summary: 'Asks customer service: 3 to 300 words, up to three pictures. Five tickets can be open at a time',
  route: 'POST /wps/tickets',
  body: z.object({ type: z.literal([0, 1, 2, 3, 4, 6]), content, pictures }),
  value: wholeTicket,
  problems: ['ticket.too-many', 'proof.unknown', 'account.trial'],
})

export const answerTicket = defineMemberCall('answerTicket', {
  summary: 'Writes on in a ticket that is not closed; customer service has to answer then',
  route: 'POST /wps/tickets/{id}/messages',
  query: z.object({ id: z.string() }),
  body: z.object({ content, pictures }),
  value: wholeTicket,
  problems: ['ticket.unknown', 'ticket.closed', 'proof.unknown'],
})

export const closeTicket = defineMemberCall('closeTicket', {
  summary: 'Ends a ticket for good; again changes nothing',
  route: 'POST /wps/tickets/{id}/closing',
  query: z.object({ id: z.string() }),
  value: wholeTicket,
  problems: ['ticket.unknown'],
})

export const getTicketPicture = defineMemberCall('getTicketPicture', {
  summary: 'A picture of the member’s own ticket, as an address that holds it',
  route: 'GET /wps/tickets/{id}/pictures/{picture}',
  query: z.object({ id: z.string(), picture: z.string() }),
  value: z.object({ image: z.string().check(z.regex(/^data:image\/(png|jpeg);base64,/)) }),
  problems: ['ticket.unknown'],
})
