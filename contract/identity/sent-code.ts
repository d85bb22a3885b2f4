import * as z from 'zod/mini'

/** What sending a code answers. */
export const sentCode = z.object({
  /** How long the code is good, and until when another one cannot be asked for. */
  expiredMinutes: z.number(),
})

export const sendProblems = ['mobile.invalid', 'code.too-soon', 'captcha.required', 'captcha.wrong', 'module.closed']
