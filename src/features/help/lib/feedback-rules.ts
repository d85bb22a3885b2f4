/** What feedback can be about, in the order that it is offered; the numbers are the gateway's. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const

export const fewestCharacters = 20
export const maxCharacters = 200
