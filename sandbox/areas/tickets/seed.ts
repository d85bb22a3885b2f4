import { labelIn } from '#sandbox/lib/labels.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'

const hourMs = 3_600_000

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
const question =
  'How long does a payout to my bank usually take at the weekend?|সপ্তাহান্তে আমার ব্যাংকে উত্তোলন পৌঁছাতে সাধারণত কত সময় লাগে?|Rút tiền về ngân hàng của tôi vào cuối tuần thường mất bao lâu?|周末提款到我的银行一般需要多长时间？|การถอนเงินเข้าธนาคารช่วงสุดสัปดาห์ปกติใช้เวลานานเท่าไร|週末に銀行へ出金すると、通常どのくらいかかりますか？|كم يستغرق السحب إلى مصرفي عادةً في نهاية الأسبوع؟|¿Cuánto suele tardar un retiro a mi banco en fin de semana?'
const answer =
  'We pay out on every day. Some banks book it only on the next working day. Write here if it takes longer.|আমরা প্রতিদিনই টাকা পাঠাই। কিছু ব্যাংক পরের কর্মদিবসে জমা দেখায়। বেশি দেরি হলে এখানে লিখুন।|Chúng tôi chi trả mỗi ngày. Một số ngân hàng chỉ ghi có vào ngày làm việc tiếp theo. Nếu lâu hơn, hãy viết tại đây.|我们每天都会付款。部分银行在下一个工作日才入账。如果更久，请在此告诉我们。|เราโอนเงินทุกวัน บางธนาคารลงรายการในวันทำการถัดไป หากนานกว่านั้นเขียนบอกเราที่นี่|毎日出金しています。銀行によっては翌営業日の入金となります。それ以上かかる場合は、こちらにご連絡ください。|نحن ندفع كل يوم. بعض المصارف تقيّد المبلغ في يوم العمل التالي. اكتب لنا هنا إن طال الأمر.|Pagamos todos los días. Algunos bancos lo abonan el siguiente día laborable. Escríbenos aquí si tarda más.'

/** A ticket with an answer that the member has not seen, in the merchant's first language. */
export function seedTicket(
  store: Store,
  { defaultLanguage }: Merchant,
  { member, at }: { member: number; at: number },
): void {
  const id = `T${String(member).padStart(12, '0')}`
  const row = { id, member_id: member, type: 2, state: 'answered', is_unread: 1 } as const
  store.supportTickets.add({ ...row, opened_at: at - 20 * hourMs, changed_at: at - 18 * hourMs })
  const write = (sender: 'member' | 'service', words: string, hoursAgo: number) => {
    const content = labelIn(words, defaultLanguage)
    store.supportTickets.write({ ticket_id: id, sender, content, pictures: '[]', at: at - hoursAgo * hourMs })
  }
  write('member', question, 20)
  write('service', answer, 18)
}
