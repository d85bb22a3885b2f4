export interface MessageText {
  title: string
  /** HTML, as an operator's editor writes it. */
  content: string
}

type Texts = Readonly<Partial<Record<string, MessageText>>>

/** What the operator writes to all members, by template and language; `{name}` is the site's. */
const templates: Readonly<Record<string, Texts>> = {
  welcome: {
    EN: {
      title: 'Welcome to {name}',
      content:
        '<p>Your account is open. Three things are worth doing first:</p><ul><li>Set a <strong>payment password</strong>: every payout asks for it.</li><li>Turn on the <strong>authenticator app</strong> under <a href="/member?page=securityCenter">My account</a>.</li><li>Decide on a <a href="/member?page=limits">limit</a> before you play.</li></ul>',
    },
    BN: {
      title: '{name}-এ স্বাগতম',
      content:
        '<p>আপনার অ্যাকাউন্ট খোলা হয়েছে। শুরুতেই তিনটি কাজ করে নিন:</p><ul><li><strong>পেমেন্ট পাসওয়ার্ড</strong> দিন, প্রতিটি উত্তোলনে এটি লাগবে।</li><li><a href="/member?page=securityCenter">আমার অ্যাকাউন্ট</a> থেকে <strong>অথেনটিকেটর অ্যাপ</strong> চালু করুন।</li><li>খেলার আগে একটি <a href="/member?page=limits">সীমা</a> ঠিক করুন।</li></ul>',
    },
    VI: {
      title: 'Chào mừng đến với {name}',
      content:
        '<p>Tài khoản của bạn đã mở. Nên làm trước ba việc:</p><ul><li>Đặt <strong>mật khẩu thanh toán</strong>: mỗi lần rút đều cần.</li><li>Bật <strong>ứng dụng xác thực</strong> trong <a href="/member?page=securityCenter">Tài khoản của tôi</a>.</li><li>Chọn một <a href="/member?page=limits">giới hạn</a> trước khi chơi.</li></ul>',
    },
    CN: {
      title: '欢迎来到 {name}',
      content:
        '<p>您的账户已开通。建议先完成三件事：</p><ul><li>设置<strong>支付密码</strong>，每次提款都需要。</li><li>在<a href="/member?page=securityCenter">我的账户</a>中开启<strong>验证器应用</strong>。</li><li>游戏前先设定<a href="/member?page=limits">限额</a>。</li></ul>',
    },
    TH: {
      title: 'ยินดีต้อนรับสู่ {name}',
      content:
        '<p>บัญชีของคุณเปิดแล้ว แนะนำให้ทำสามอย่างก่อน</p><ul><li>ตั้ง<strong>รหัสผ่านการชำระเงิน</strong> ใช้ทุกครั้งที่ถอน</li><li>เปิด<strong>แอปยืนยันตัวตน</strong>ใน<a href="/member?page=securityCenter">บัญชีของฉัน</a></li><li>กำหนด<a href="/member?page=limits">ขีดจำกัด</a>ก่อนเล่น</li></ul>',
    },
    JA: {
      title: '{name} へようこそ',
      content:
        '<p>アカウントが開設されました。まず次の三つをおすすめします。</p><ul><li><strong>支払いパスワード</strong>を設定する（出金のたびに必要です）。</li><li><a href="/member?page=securityCenter">マイアカウント</a>で<strong>認証アプリ</strong>を有効にする。</li><li>プレイの前に<a href="/member?page=limits">上限</a>を決める。</li></ul>',
    },
    AR: {
      title: 'مرحبًا بك في {name}',
      content:
        '<p>حسابك مفتوح. ثلاثة أمور يحسن أن تبدأ بها:</p><ul><li>ضع <strong>كلمة مرور للدفع</strong>: تُطلب عند كل سحب.</li><li>فعّل <strong>تطبيق المصادقة</strong> من <a href="/member?page=securityCenter">حسابي</a>.</li><li>حدّد <a href="/member?page=limits">سقفًا</a> قبل اللعب.</li></ul>',
    },
    ES: {
      title: 'Te damos la bienvenida a {name}',
      content:
        '<p>Tu cuenta está abierta. Conviene empezar por tres cosas:</p><ul><li>Crea una <strong>contraseña de pago</strong>: se pide en cada retiro.</li><li>Activa la <strong>aplicación de autenticación</strong> en <a href="/member?page=securityCenter">Mi cuenta</a>.</li><li>Decide un <a href="/member?page=limits">límite</a> antes de jugar.</li></ul>',
    },
  },
  payments: {
    EN: {
      title: 'Payouts on public holidays',
      content:
        '<p>Banks close on public holidays. Payouts asked for then are <em>paid on the next working day</em>; the amount stays set aside in your account until it is sent.</p><table><thead><tr><th>Asked for</th><th>Usually paid</th></tr></thead><tbody><tr><td>Working day, before 18:00</td><td>The same day</td></tr><tr><td>Later, or a holiday</td><td>Next working day</td></tr></tbody></table>',
    },
    BN: {
      title: 'সরকারি ছুটিতে উত্তোলন',
      content:
        '<p>সরকারি ছুটিতে ব্যাংক বন্ধ থাকে। তখন চাওয়া উত্তোলন <em>পরের কর্মদিবসে</em> পাঠানো হয়; ততক্ষণ টাকা আপনার অ্যাকাউন্টে আলাদা রাখা থাকে।</p>',
    },
    VI: {
      title: 'Rút tiền vào ngày lễ',
      content:
        '<p>Ngân hàng nghỉ vào ngày lễ. Lệnh rút khi đó được <em>chi trả vào ngày làm việc kế tiếp</em>; số tiền được giữ riêng trong tài khoản cho đến khi gửi đi.</p>',
    },
    CN: {
      title: '公共假期的提款',
      content:
        '<p>公共假期银行休息，期间申请的提款将在<em>下一个工作日</em>支付；在汇出之前，金额会在您的账户中单独保留。</p>',
    },
    TH: {
      title: 'การถอนเงินในวันหยุดราชการ',
      content:
        '<p>ธนาคารปิดในวันหยุดราชการ รายการถอนในวันนั้นจะ<em>จ่ายในวันทำการถัดไป</em> ระหว่างนั้นยอดเงินจะถูกกันไว้ในบัญชีของคุณ</p>',
    },
    JA: {
      title: '祝日の出金について',
      content:
        '<p>祝日は銀行が休みです。その間の出金は<em>翌営業日</em>にお支払いします。送金までの間、金額はアカウント内に確保されます。</p>',
    },
    AR: {
      title: 'السحب في العطل الرسمية',
      content:
        '<p>تغلق المصارف في العطل الرسمية. يُدفع ما يُطلب فيها <em>في يوم العمل التالي</em>، ويبقى المبلغ محجوزًا في حسابك حتى يُرسل.</p>',
    },
    ES: {
      title: 'Retiros en días festivos',
      content:
        '<p>Los bancos cierran en días festivos. Los retiros pedidos entonces se <em>pagan el siguiente día hábil</em>; el importe queda apartado en tu cuenta hasta que se envía.</p>',
    },
  },
  upkeep: {
    EN: {
      title: 'Upkeep of the slots on Tuesday, 03:00 to 04:00',
      content:
        '<p>Slots are closed for an hour. Open rounds are kept and settle afterwards; your balance does not change.</p>',
    },
    BN: {
      title: 'মঙ্গলবার 3টা থেকে 4টা স্লটে রক্ষণাবেক্ষণ',
      content: '<p>স্লট এক ঘণ্টা বন্ধ থাকবে। চলমান রাউন্ড রাখা থাকবে এবং পরে নিষ্পত্তি হবে; ব্যালেন্স বদলাবে না।</p>',
    },
    VI: {
      title: 'Bảo trì slot thứ Ba, 03:00 đến 04:00',
      content: '<p>Slot đóng trong một giờ. Các ván đang chơi được giữ lại và chốt sau; số dư không thay đổi.</p>',
    },
    CN: {
      title: '周二 03:00 至 04:00 老虎机维护',
      content: '<p>老虎机关闭一小时。未完成的局会保留并在之后结算，余额不变。</p>',
    },
    TH: {
      title: 'ปรับปรุงสล็อตวันอังคาร 03:00 ถึง 04:00 น.',
      content: '<p>สล็อตปิดหนึ่งชั่วโมง รอบที่ค้างอยู่จะถูกเก็บไว้และคิดผลภายหลัง ยอดเงินไม่เปลี่ยน</p>',
    },
    JA: {
      title: '火曜 3:00〜4:00 スロットのメンテナンス',
      content: '<p>スロットは一時間停止します。進行中のラウンドは保持され、後で精算されます。残高は変わりません。</p>',
    },
    AR: {
      title: 'صيانة السلوتس يوم الثلاثاء من 03:00 إلى 04:00',
      content: '<p>تُغلق السلوتس ساعة واحدة. تُحفظ الجولات المفتوحة وتُسوّى بعدها، ورصيدك لا يتغير.</p>',
    },
    ES: {
      title: 'Mantenimiento de las tragamonedas el martes, de 03:00 a 04:00',
      content:
        '<p>Las tragamonedas cierran una hora. Las rondas abiertas se conservan y se liquidan después; tu saldo no cambia.</p>',
    },
  },
}

const none: MessageText = { title: '', content: '' }

/** A letter's words; English where the language has none here. */
export function letterText(template: string, language: string, name: string): MessageText {
  const texts = templates[template]
  const { title, content } = texts?.[language] ?? texts?.EN ?? none
  return { title: title.replaceAll('{name}', name), content: content.replaceAll('{name}', name) }
}
