const centre = (page: string) => `/member?page=${page}`

/** Pages of the member centre that the shell leads to. */
export const memberPaths = {
  /** On phones a page of its own. */
  list: '/member',
  account: centre('securityCenter'),
  deposit: centre('depositv2'),
  withdraw: centre('withdraw'),
  messages: centre('messageV2'),
  feedback: centre('feedback'),
  limits: centre('limits'),
  wallet: centre('transferFund'),
} as const
