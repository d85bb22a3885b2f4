import type { EventTexts } from './event-text.ts'

export const ja: EventTexts = {
  'deposit-received': [
    '{amount}の入金を確認しました',
    '{credited}をウォレットに追加しました。手数料は{fee}です。番号：{id}',
  ],
  'deposit-refused': [
    '{amount}の入金は受け付けられませんでした',
    '入金{id}は銀行で確認できず、ウォレットには反映されていません。お支払い済みの場合は、控えを添えてカスタマーサービスにご連絡ください。',
  ],
  'deposit-expired': [
    '{amount}の入金は期限切れです',
    '入金{id}のお支払いが期限までに確認できませんでした。お支払い済みの場合は、控えを添えてカスタマーサービスにご連絡ください。',
  ],
  'payout-paid': [
    '{amount}の出金を送金しました',
    '{arrives}を{to}へ送金中です。手数料は{fee}です。着金の有無をお知らせください。ご回答がない場合、{until}に受取済みとなります。番号：{id}',
  ],
  'payout-refused': ['{amount}の出金は行われませんでした', '{reason}全額をウォレットに戻しました。番号：{id}'],
  'payout-assumed': [
    '{amount}の出金は受取済みとなりました',
    '期限までにご回答がありませんでした。出金{id}が届いていない場合は、カスタマーサービスにご連絡ください。',
  ],
  'payout-refunded': ['出金のうち{back}をお返ししました', '出金{id}を確認し、{back}をウォレットに戻しました。'],
  'payout-kept': [
    '{amount}の出金の確認が終わりました',
    '出金{id}を確認しました。全額が{to}へ送金されたことを銀行が確認しています。',
  ],
  'contract-offered': [
    '契約の提案があります：{kind}',
    '{account}から最大{rate}の提案です。{until}までにご回答ください。承諾するまで何も変わりません。',
  ],
  'contract-accepted': ['{account}が契約を承諾しました：{kind}', '{start}に始まります。'],
  'contract-declined': ['{account}が契約を辞退しました：{kind}', '双方とも変更はありません。'],
  'contract-withdrawn': ['契約の提案が取り下げられました：{kind}', '{account}が提案を取り下げました。'],
  'contract-ending': [
    '契約がまもなく終了します：{kind}',
    '{account}が契約を終了しました。{until}まで全額支払われます。',
  ],
  'contract-ended': ['契約が終了しました：{kind}', '{account}との契約は{until}に終了しました。'],
  'contract-expired': [
    '提案に回答がありませんでした：{kind}',
    '{account}から期限までに回答がありませんでした。改めて提案できます。',
  ],
  'promotion-tied': [
    '{promotion}：{amount}',
    '{amount}をウォレットに追加しました。出金には{stakes}のベットが必要です。',
  ],
  'promotion-free': ['{promotion}：{amount}', '{amount}をウォレットに追加しました。出金できます。'],
  'promotion-refused': ['{promotion}：承認されませんでした', '{reason}'],
  'reward-open': ['{promotion}：{amount}', '{until}まで特典センターで受け取れます。'],
  'tournament-won': ['{tournament}：{place}位', '{amount}がウォレットに追加されました。出金できます。'],
  'redemption-approved': ['{item}：承認されました', '{remark}番号：{id}'],
  'redemption-rejected': ['{item}：交換できませんでした', '{remark}番号：{id}'],
  'device-new': [
    '新しい端末でアカウントが使われました',
    '{device}、{when}。ご本人であれば何もする必要はありません。{not-you}メッセージでパスワードやコードを尋ねることはありません。',
  ],
  'limit-set': ['上限が変更されました：{limit}', '{limit}：{amount}。今から適用されます。'],
  'limit-asked': [
    '上限の変更を申し込みました：{limit}',
    '{limit}：{amount}。{from}から確定できます。それまでは今の上限のままです。',
  ],
  'pause-until': ['休憩が始まりました', '{until}までプレイと入金はできません。出金はできます。'],
  'pause-always': ['自己排除しました', '今後プレイと入金はできません。出金はできます。'],
  'password-changed': ['パスワードが変更されました', 'ほかの端末はサインアウトされました。{not-you}'],
  'payment-password-changed': ['支払いパスワードが変更されました', '出金には新しいパスワードが必要です。{not-you}'],
  'totp-on': ['認証アプリが有効になりました', '今後ログインにはアプリのコードが必要です。{not-you}'],
  'totp-off': ['認証アプリが無効になりました', 'ログインに必要なのはパスワードだけです。{not-you}'],
  'passkey-added': [
    'パスキーが追加されました：{name}',
    'そのパスキーを持つ端末のロックを解除できる人は、あなたのアカウントにログインできます。{not-you}',
  ],
  'passkey-removed': ['パスキーが削除されました：{name}', 'このパスキーではもうログインできません。{not-you}'],
  'card-added': ['銀行口座が追加されました', '{card}で出金を受け取れます。{not-you}'],
  'contact-changed': ['連絡先が変更されました', '連絡先は本人確認に使われます。{not-you}'],
}
