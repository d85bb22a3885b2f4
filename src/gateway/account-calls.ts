// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const appDownload = callsOf(() => import('#contract/account/app-download.ts'))
const blog = callsOf(() => import('#contract/account/blog.ts'))
const cards = callsOf(() => import('#contract/account/cards.ts'))
const deposit = callsOf(() => import('#contract/account/deposit.ts'))
const help = callsOf(() => import('#contract/account/help.ts'))
const limits = callsOf(() => import('#contract/account/limits.ts'))
const memberTransfer = callsOf(() => import('#contract/account/member-transfer.ts'))
const messages = callsOf(() => import('#contract/account/messages.ts'))
const missions = callsOf(() => import('#contract/account/missions.ts'))
const paymentPassword = callsOf(() => import('#contract/account/payment-password.ts'))
const points = callsOf(() => import('#contract/account/points.ts'))
const prizeWheel = callsOf(() => import('#contract/account/prize-wheel.ts'))
const profile = callsOf(() => import('#contract/account/profile.ts'))
const promotions = callsOf(() => import('#contract/account/promotions.ts'))
const records = callsOf(() => import('#contract/account/records.ts'))
const redEnvelope = callsOf(() => import('#contract/account/red-envelope.ts'))
const referral = callsOf(() => import('#contract/account/referral.ts'))
const rewards = callsOf(() => import('#contract/account/rewards.ts'))
const tickets = callsOf(() => import('#contract/account/tickets.ts'))
const tournaments = callsOf(() => import('#contract/account/tournaments.ts'))
const vipRanks = callsOf(() => import('#contract/account/vip-ranks.ts'))
const wallets = callsOf(() => import('#contract/account/wallets.ts'))
const withdraw = callsOf(() => import('#contract/account/withdraw.ts'))

export const createAppCode = appDownload('createAppCode', 'token')

export const getPost = blog('getPost')
export const getPosts = blog('getPosts')

export const addCard = cards('addCard', 'token')
export const chooseCard = cards('chooseCard', 'token')
export const getCards = cards('getCards', 'token')
export const removeCard = cards('removeCard', 'token')

export const cancelDeposit = deposit('cancelDeposit', 'token')
export const createDeposit = deposit('createDeposit', 'token')
export const getDeposit = deposit('getDeposit', 'token')
export const getDepositChannels = deposit('getDepositChannels', 'token')
export const getDeposits = deposit('getDeposits', 'token')
export const proveDeposit = deposit('proveDeposit', 'token')
export const reportDeposit = deposit('reportDeposit', 'token')

export const getHelpCentre = help('getHelpCentre')
export const launchLiveChat = help('launchLiveChat', 'optional')
export const sendFeedback = help('sendFeedback', 'optional')

export const confirmLimit = limits('confirmLimit', 'token')
export const getLimits = limits('getLimits', 'token')
export const getPlaySummary = limits('getPlaySummary', 'token')
export const passRealityCheck = limits('passRealityCheck', 'token')
export const setLimit = limits('setLimit', 'token')
export const setRealityCheck = limits('setRealityCheck', 'token')
export const takeBreak = limits('takeBreak', 'token')

export const getMemberTransfers = memberTransfer('getMemberTransfers', 'token')
export const getTransferRules = memberTransfer('getTransferRules', 'token')
export const transferToMember = memberTransfer('transferToMember', 'token')

export const getMessage = messages('getMessage', 'token')
export const getMessages = messages('getMessages', 'token')
export const markMessages = messages('markMessages', 'token')

export const claimMission = missions('claimMission', 'token')
export const getMissionLeaderboard = missions('getMissionLeaderboard', 'token')
export const getMissionSummary = missions('getMissionSummary', 'token')

export const setPaymentPassword = paymentPassword('setPaymentPassword', 'token')

export const convertPoints = points('convertPoints', 'token')
export const getPointBalance = points('getPointBalance', 'token')
export const getPointConfig = points('getPointConfig', 'optional')
export const getPointHistory = points('getPointHistory', 'token')
export const getPointRewards = points('getPointRewards', 'optional')
export const getRedeemList = points('getRedeemList', 'token')
export const redeemPoints = points('redeemPoints', 'token')

export const getPrizeWheel = prizeWheel('getPrizeWheel', 'token')
export const spinPrizeWheel = prizeWheel('spinPrizeWheel', 'token')

export const getProfile = profile('getProfile', 'token')
export const setAvatar = profile('setAvatar', 'token')
export const setProfile = profile('setProfile', 'token')

export const claimPromotion = promotions('claimPromotion', 'token')
export const getPromotion = promotions('getPromotion', 'optional')
export const getPromotions = promotions('getPromotions', 'optional')
export const joinPromotion = promotions('joinPromotion', 'token')
export const sendActivityPictures = promotions('sendActivityPictures', 'token')

export const getBettingRecords = records('getBettingRecords', 'token')
export const getBonusDetails = records('getBonusDetails', 'token')
export const getProfitReport = records('getProfitReport', 'token')
export const getTransactionDetail = records('getTransactionDetail', 'token')
export const getTransactionRecords = records('getTransactionRecords', 'token')

export const answerRedEnvelope = redEnvelope('answerRedEnvelope', 'token')
export const getRedEnvelopes = redEnvelope('getRedEnvelopes', 'token')
export const openRedEnvelope = redEnvelope('openRedEnvelope', 'token')

export const getReferral = referral('getReferral', 'token')

export const claimReward = rewards('claimReward', 'token')
export const getRewards = rewards('getRewards', 'token')

export const answerTicket = tickets('answerTicket', 'token')
export const closeTicket = tickets('closeTicket', 'token')
export const getTicket = tickets('getTicket', 'token')
export const getTicketPicture = tickets('getTicketPicture', 'token')
export const getTickets = tickets('getTickets', 'token')
export const openTicket = tickets('openTicket', 'token')

export const getTournament = tournaments('getTournament', 'optional')
export const getTournamentPlace = tournaments('getTournamentPlace', 'token')
export const getTournamentStandings = tournaments('getTournamentStandings', 'optional')
export const getTournaments = tournaments('getTournaments', 'optional')
export const joinTournament = tournaments('joinTournament', 'token')

export const getVip = vipRanks('getVip', 'token')

export const getWallets = wallets('getWallets', 'token')
export const transferFunds = wallets('transferFunds', 'token')

export const cancelWithdrawal = withdraw('cancelWithdrawal', 'token')
export const confirmWithdrawal = withdraw('confirmWithdrawal', 'token')
export const createWithdrawal = withdraw('createWithdrawal', 'token')
export const getWithdrawRules = withdraw('getWithdrawRules', 'token')
export const getWithdrawal = withdraw('getWithdrawal', 'token')
export const getWithdrawals = withdraw('getWithdrawals', 'token')
export const objectToReceipt = withdraw('objectToReceipt', 'token')
export const uploadProof = withdraw('uploadProof', 'token')
