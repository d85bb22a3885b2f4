import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { calls } from '../calls.ts'
import type { Gateway } from '../gateway.ts'
import type { Merchants } from '../merchants.ts'
import { addAgentContractRoutes } from '../routes/agents-contracts.ts'
import { addAgentPayRoutes } from '../routes/agents-pay.ts'
import { addAgentRegisterRoutes } from '../routes/agents-register.ts'
import { addAgentReportRoutes } from '../routes/agents-reports.ts'
import { addAgentTeamRoutes } from '../routes/agents-team.ts'
import { addAnnouncementRoutes } from '../routes/announcements.ts'
import { addAppDownloadRoutes } from '../routes/app-download.ts'
import { addArtRoutes } from '../routes/art.ts'
import { addBlogRoutes } from '../routes/blog.ts'
import { addCardRoutes } from '../routes/cards.ts'
import { addCatalogueRoutes } from '../routes/catalogue.ts'
import { addDepositRoutes } from '../routes/deposits.ts'
import { addDocumentRoutes } from '../routes/documents.ts'
import { addEventRoutes } from '../routes/events.ts'
import { addFeedbackRoutes } from '../routes/feedback.ts'
import { addFirebaseRoutes } from '../routes/firebase.ts'
import { addGameRoutes } from '../routes/games.ts'
import { addHelpRoutes } from '../routes/help.ts'
import { addLaunchRoutes } from '../routes/launch.ts'
import { addLimitRoutes } from '../routes/limits.ts'
import { addLinkTokenRoutes } from '../routes/link-tokens.ts'
import { addLiveChatRoutes } from '../routes/livechat.ts'
import { addLoginStepRoutes } from '../routes/login-step.ts'
import { addLotteryRoutes } from '../routes/lottery.ts'
import { addMemberRoutes } from '../routes/member.ts'
import { addMessageRoutes } from '../routes/messages.ts'
import { addMissionRoutes } from '../routes/missions.ts'
import { addOwnGameRoutes } from '../routes/own-games.ts'
import { addPanelRoutes } from '../routes/panel.ts'
import { addPasswordRoutes } from '../routes/passwords.ts'
import { addPlayRoutes } from '../routes/play.ts'
import { addPointRoutes } from '../routes/points.ts'
import { addPrizeRoutes } from '../routes/prizes.ts'
import { addProfileRoutes } from '../routes/profile.ts'
import { addPromotionRoutes } from '../routes/promotions.ts'
import { addRecordRoutes } from '../routes/records.ts'
import { addReferralRoutes } from '../routes/referral.ts'
import { addRegistrationRoutes } from '../routes/registration.ts'
import { addRewardRoutes } from '../routes/rewards.ts'
import { addSecurityRoutes } from '../routes/security.ts'
import { addSessionRoutes } from '../routes/session.ts'
import { addProviderRoutes, addSocialRoutes } from '../routes/social.ts'
import { addSystemRoutes } from '../routes/system.ts'
import { addTransferRoutes } from '../routes/transfers.ts'
import { addVerificationRoutes } from '../routes/verification.ts'
import { addVipRoutes } from '../routes/vip.ts'
import { addWalletRoutes } from '../routes/wallet.ts'
import { addWithdrawalRoutes } from '../routes/withdrawals.ts'
import { prefixesOf } from './call-route.ts'
import { problemResponse, refuse } from './problems.ts'

/** What Firebase's SDK sends with its calls. */
const firebaseHeaders = ['X-Client-Version', 'X-Firebase-Client', 'X-Firebase-Gmpid', 'X-Firebase-Locale']

const largestBody = 64 * 1024
/** Five megabytes and a margin: what is over the limit is told by the call itself, where it is not far over it. */
const largestFile = 5.5 * 1024 * 1024

export function createApp(gateway: Gateway): Hono {
  const app = new Hono()
  addMiddleware(app, gateway)
  addSystemRoutes(app, gateway)
  addSessionRoutes(app, gateway)
  addLoginStepRoutes(app, gateway)
  addLinkTokenRoutes(app, gateway)
  addVerificationRoutes(app, gateway)
  addRegistrationRoutes(app, gateway)
  addPasswordRoutes(app, gateway)
  addSecurityRoutes(app, gateway)
  addSocialRoutes(app, gateway)
  addFirebaseRoutes(app, gateway)
  addMemberRoutes(app, gateway)
  addProfileRoutes(app, gateway)
  addWalletRoutes(app, gateway)
  addDepositRoutes(app, gateway)
  addWithdrawalRoutes(app, gateway)
  addCardRoutes(app, gateway)
  addTransferRoutes(app, gateway)
  addAgentContractRoutes(app, gateway)
  addAgentPayRoutes(app, gateway)
  addAgentRegisterRoutes(app, gateway)
  addEventRoutes(app, gateway)
  addLimitRoutes(app, gateway)
  addMessageRoutes(app, gateway)
  addHelpRoutes(app, gateway)
  addBlogRoutes(app, gateway)
  addAppDownloadRoutes(app, gateway)
  addFeedbackRoutes(app, gateway)
  addPromotionRoutes(app, gateway)
  addRewardRoutes(app, gateway)
  addPrizeRoutes(app, gateway)
  addPointRoutes(app, gateway)
  addReferralRoutes(app, gateway)
  addVipRoutes(app, gateway)
  addMissionRoutes(app, gateway)
  addGameRoutes(app, gateway)
  addLaunchRoutes(app, gateway)
  addCatalogueRoutes(app, gateway)
  addOwnGameRoutes(app, gateway)
  addLotteryRoutes(app, gateway)
  addRecordRoutes(app, gateway)
  addAnnouncementRoutes(app, gateway)
  addAgentTeamRoutes(app, gateway)
  addAgentReportRoutes(app, gateway)
  addArtRoutes(app, gateway)
  addPlayRoutes(app, gateway)
  addDocumentRoutes(app)
  addPanelRoutes(app, gateway)
  addLiveChatRoutes(app, gateway)
  addProviderRoutes(app, gateway)
  app.notFound(() => problemResponse(refuse('call.unknown'), gateway.now()))
  app.onError((error, context) => {
    gateway.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`)
    return problemResponse(refuse('system.fault'), gateway.now())
  })
  return app
}

function addMiddleware(app: Hono, gateway: Gateway): void {
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    // Whatever ended a session ends its streams with it.
    if (context.req.method !== 'GET') gateway.events.endClosed()
    const took = Math.round(performance.now() - start)
    if (/^\/(art|play\/(art|assets))\//.test(context.req.path)) return
    gateway.log(`${context.req.method} ${context.req.path} ${context.res.status} ${took} ms`)
  })
  app.use(
    cors({
      origin: (origin) => (isOwnOrigin(origin, gateway.merchants) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'Last-Event-ID',
        'X-Merchant-Code',
        ...firebaseHeaders,
      ],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  )
  const onError = () =>
    problemResponse(refuse('request.invalid', { fields: { body: 'body.too-large' } }), gateway.now())
  const ordinary = bodyLimit({ maxSize: largestBody, onError })
  const files = bodyLimit({
    maxSize: largestFile,
    onError: () => problemResponse(refuse('upload.size'), gateway.now()),
  })
  const fileCalls = calls.filter(({ format }) => format === 'file')
  const filePaths = new Set(fileCalls.flatMap((call) => prefixesOf(gateway, call).map((before) => before + call.path)))
  app.use((context, next) => (filePaths.has(context.req.path) ? files : ordinary)(context, next))
}

/** The merchants' domains over https, and this machine under any port. */
function isOwnOrigin(origin: string, merchants: Merchants): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1') return true
  const domains = [...merchants.values()].flatMap((merchant) => merchant.domains)
  return protocol === 'https:' && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}
