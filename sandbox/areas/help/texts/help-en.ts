import type { HelpText } from './help-text.ts'

export const helpEn: HelpText = {
  groups: {
    money: 'Money',
    play: 'Playing',
    account: 'Your account',
    legal: 'Legal',
  },
  articles: {
    deposit: [
      'Deposits',
      '<p>Open <a href="/member?page=depositv2">Deposit</a>, choose a way to pay and type the amount. The lowest and the highest amount and the fee are shown before you confirm.</p><ul><li>Pay exactly the amount shown, with the note shown, before the time is over. A payment without its note has to be looked for by hand.</li><li>Pay from an account in your own name.</li><li>The payment page opens in a tab of its own. Your balance changes by itself when the money is there.</li></ul><h4>The money has not come</h4><p>Look at <a href="/member?page=transactionHistory">your transactions</a> first. If the deposit still waits after {minutes} minutes, write to us with its number. Never pay a second time for the same order.</p>',
    ],
    withdraw: [
      'Withdrawals',
      '<p>Open <a href="/member?page=withdraw">Withdraw</a>, choose one of your bank cards and type the amount. Every payout asks for your payment password. The fee comes out of the amount; what arrives is shown before you confirm.</p><ol><li><strong>Asked for</strong>You can take it back.</li><li><strong>Being paid</strong>The amount is on its way.</li><li><strong>Paid</strong>You say whether it arrived.</li><li><strong>Received</strong>By itself after {minutes} minutes.</li></ol><ul><li>Where stakes are still owed for a bonus, the page says how much.</li><li>When the payout is sent, please say whether it arrived: in full, in part or not at all. If it did not, add up to three pictures as proof (PNG or JPEG, 5 MB each).</li><li>Without an answer it counts as received after {minutes} minutes.</li></ul><p>You can cancel a payout for as long as it is not being paid.</p>',
    ],
    bonus: [
      'Bonuses and turnover',
      '<p>A bonus is never chosen for you. You take it yourself, and to play without one is as easy.</p><h4>What turnover means</h4><p>Turnover is the sum of your stakes. A bonus of 50 that asks for a turnover of 10 times asks for stakes of 500 before it can be withdrawn. The rest of your balance can be withdrawn meanwhile. A deposit without a bonus owes no turnover.</p><ul><li>The conditions stand beside the offer before you take it: the turnover, which games count, and until when.</li><li>What is still owed stands on the <a href="/member?page=withdraw">Withdraw</a> page and under <a href="/member?page=bonusDetails">bonus details</a>.</li><li>If you lose the bonus, nothing more is owed for it.</li></ul>',
    ],
    responsible: [
      'Responsible play',
      '<p>Gambling is a pastime that costs money. It is no way to earn any, and no way out of debt. Over time every game returns less than is staked on it.</p><h4>Signs to take seriously</h4><ul><li>You play to win back what you lost.</li><li>You play with money that is meant for something else, or that is borrowed.</li><li>You hide how much you play.</li></ul><h4>What you can do now</h4><ul><li>Set a <a href="/member?page=limits">limit</a> for deposits, losses, stakes or time.</li><li>Take a break, or exclude yourself.</li><li>Talk to somebody. Independent help lines stand on the same page; they are free and private.</li></ul><p>Nobody under {age} may play here. Please keep your password from children, and use the filters of your device.</p>',
    ],
    limits: [
      'Limits, breaks and self-exclusion',
      '<p>All of this is under <a href="/member?page=limits">Limits and breaks</a>.</p><ul><li><strong>Limits</strong> for deposits, losses, a single stake and playing time. A lower limit counts at once. A higher one waits {hours} hours, and you confirm it then. Deposits, losses and time may each have one a day, a week and a month.</li><li><strong>Reality checks</strong> tell you while you play how long you have played and what you have won or lost.</li><li><strong>A break</strong> of a day, a week or 30 days cannot be ended early.</li><li><strong>Self-exclusion</strong> for months, for years or for good cannot be taken back while it runs.</li></ul><p>During a break or an exclusion you cannot play, deposit or take a bonus. You can always log in, read your records and withdraw your money.</p>',
    ],
    games: [
      'Games and fairness',
      '<p>The games come from their vendors, not from {name}. Each result is drawn by the vendor’s random number generator or, in live games, by the cards and wheels on the table. Nothing that happened before changes what comes next.</p><ul><li><strong>Return to player</strong> is what a game pays back on average over millions of rounds. One evening can be far from it.</li><li>The rules and the return stand on the game’s own page.</li><li>If a round breaks off, it is settled by what the vendor has recorded: the result stands, or the stake comes back.</li></ul><p>Every bet and its result stands in <a href="/member?page=personalHistoryCopy">your betting record</a>. If something there looks wrong, send us the number of the round.</p>',
    ],
    account: [
      'Account and security',
      '<ul><li>One person has one account, and it is not shared.</li><li>Choose a password that you use nowhere else. The payment password is another one.</li><li>Turn on an authenticator app under <a href="/member?page=securityCenter">My account</a>, and keep its recovery codes away from your phone.</li><li>There you also see where you are signed in, and can end each session.</li></ul><h4>What we never do</h4><p>We never ask for your password, your payment password or a code: not by phone, not in a chat, not in a message. Who asks for them is not us.</p><h4>I cannot log in</h4><p>Use “Forgot password”. After too many wrong tries the account is closed for a while; then wait, or write to us.</p>',
    ],
    complaints: [
      'Complaints',
      '<p>Tell us first. Use the <strong>feedback</strong> form or the live chat, and name the number of the deposit, payout or round. You get a reference number; please keep it.</p><ol><li>Customer service looks into it and answers.</li><li>If the answer does not satisfy you, ask for it to be looked at by somebody else.</li><li>If we do not agree then, you can turn to the regulator of our licence: {regulator}, licence {number} of {holder}.</li></ol><p>A complaint costs nothing and has no effect on your account.</p>',
    ],
    terms: [
      'Terms and conditions',
      '<p>{name} is operated by {holder} under licence {number}, {regulator}.</p><ol><li><strong>Who may play.</strong> You are {age} or older, you play for yourself, and playing is allowed where you are.</li><li><strong>Your account.</strong> Your details are true. You have one account, and nobody else uses it.</li><li><strong>Money.</strong> You pay with your own money from an account in your own name. Money is not lent here.</li><li><strong>Bets.</strong> A bet stands once it is confirmed. An obvious mistake in a rule or a price makes the bet void; the stake comes back.</li><li><strong>Bonuses.</strong> Each has conditions, which are shown before you take it.</li><li><strong>Fair play.</strong> Several accounts, programs that play and agreements between players are not allowed.</li><li><strong>Closing.</strong> You may close your account at any time and withdraw what is in it, once open bets are settled.</li><li><strong>Changes.</strong> We tell you of changes before they count.</li></ol><p>What you can do if you do not agree with us stands under <a href="/help#complaints">Complaints</a>.</p>',
    ],
    privacy: [
      'Privacy',
      '<p>{holder} is responsible for your data at {name}.</p><h4>What we keep, and why</h4><ul><li>Your user name and contact details: to have an account and to reach you.</li><li>Payments and bets: because the licence and the law ask for it, and so that you can check them.</li><li>Devices and addresses that you log in from: to protect your account.</li></ul><p>We do not sell your data. Vendors of games get what a game needs, never your contact details. Payment services get what a payment needs.</p><h4>Your rights</h4><p>You may see your data, have mistakes put right, and have deleted what we need not keep by law. Write to us by the <strong>feedback</strong> form.</p><h4>In your browser</h4><p>This site keeps your session, your language, your theme and drafts of forms there. It follows you nowhere else.</p>',
    ],
  },
}
