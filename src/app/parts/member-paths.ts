import { accountPath } from '#contract/site/routes.ts'
import { accountPage } from '#src/config/account-path.ts'

/** Pages of the account that the shell leads to. */
export const memberPaths = {
  /** On phones a page of its own. */
  list: accountPath,
  account: accountPage('securityCenter'),
  deposit: accountPage('depositv2'),
  withdraw: accountPage('withdraw'),
  messages: accountPage('messageV2'),
  feedback: accountPage('feedback'),
  limits: accountPage('limits'),
  wallet: accountPage('transferFund'),
} as const
