interface NoticeText {
  title: string
  /** HTML, as an operator's editor writes it. */
  content: string
}

/** What the demo operator announces to agents, the newest first, by language. */
export const noticeTexts: readonly (readonly [id: string, texts: Readonly<Partial<Record<string, NoticeText>>>])[] = [
  [
    'fair',
    {
      EN: {
        title: 'Fair to those you bring',
        content:
          '<p>Never urge anybody to play, and never address minors. Players set limits, breaks and self-exclusion by themselves; your own are under <a href="/agentHome?page=limits">Limits and breaks</a>.</p>',
      },
      BN: {
        title: 'যাদের আনেন তাদের প্রতি ন্যায্যতা',
        content:
          '<p>কাউকে খেলতে চাপ দেবেন না, অপ্রাপ্তবয়স্কদের কাছে প্রচার করবেন না। সীমা, বিরতি ও স্ব-বর্জন খেলোয়াড় নিজেই ঠিক করেন; আপনারটি আছে <a href="/agentHome?page=limits">সীমা ও বিরতি</a>-তে।</p>',
      },
      VI: {
        title: 'Công bằng với người bạn giới thiệu',
        content:
          '<p>Không thúc ép ai chơi và không quảng bá tới người chưa đủ tuổi. Người chơi tự đặt giới hạn, tạm nghỉ và tự loại trừ; của bạn nằm trong <a href="/agentHome?page=limits">Giới hạn và tạm nghỉ</a>.</p>',
      },
      CN: {
        title: '善待您带来的玩家',
        content:
          '<p>切勿催促任何人游戏，切勿向未成年人推广。玩家可自行设定限额、休息和自我排除；您自己的设置在<a href="/agentHome?page=limits">限额与休息</a>。</p>',
      },
      TH: {
        title: 'เป็นธรรมต่อผู้ที่คุณชวนมา',
        content:
          '<p>อย่าเร่งเร้าให้ใครเล่น และอย่าโฆษณาต่อผู้เยาว์ ผู้เล่นตั้งขีดจำกัด การพัก และการกันตนเองได้เอง ของคุณอยู่ที่<a href="/agentHome?page=limits">ขีดจำกัดและการพัก</a></p>',
      },
      JA: {
        title: '紹介した方に公正に',
        content:
          '<p>プレイを急かしたり、未成年者に勧めたりしないでください。上限・休止・自己排除はプレイヤー自身が設定します。ご自身の設定は<a href="/agentHome?page=limits">上限と休止</a>にあります。</p>',
      },
      AR: {
        title: 'الإنصاف لمن تأتي بهم',
        content:
          '<p>لا تحثّ أحدًا على اللعب، ولا تخاطب القاصرين. يضع اللاعبون حدودهم واستراحاتهم واستبعادهم الذاتي بأنفسهم، وحدودك في <a href="/agentHome?page=limits">الحدود والاستراحات</a>.</p>',
      },
      ES: {
        title: 'Justo con quienes traes',
        content:
          '<p>No presiones a nadie para jugar ni te dirijas a menores. Los jugadores fijan sus límites, pausas y autoexclusión; los tuyos están en <a href="/agentHome?page=limits">Límites y pausas</a>.</p>',
      },
      MY: {
        title: 'သင် ခေါ်လာသူများအပေါ် တရားမျှတပါ',
        content:
          '<p>မည်သူ့ကိုမျှ ကစားရန် မတိုက်တွန်းပါနှင့်၊ အရွယ်မရောက်သေးသူများကို မကြော်ငြာပါနှင့်။ ကန့်သတ်ချက်၊ အနားယူချိန်နှင့် မိမိဆန္ဒဖြင့် ကစားခွင့် ပိတ်ခြင်းကို ကစားသူများ ကိုယ်တိုင် သတ်မှတ်ပါသည်။ သင့်ကိုယ်ပိုင်သတ်မှတ်ချက်များမှာ <a href="/agentHome?page=limits">ကန့်သတ်ချက်နှင့် အနားယူချိန်</a> တွင် ရှိပါသည်။</p>',
      },
      HI: {
        title: 'जिन्हें आप लाते हैं, उनके प्रति निष्पक्षता',
        content:
          '<p>किसी पर खेलने का दबाव न डालें और नाबालिगों को कभी न बुलाएँ। सीमाएँ, ब्रेक और खुद पर रोक खिलाड़ी स्वयं तय करते हैं; आपकी अपनी <a href="/agentHome?page=limits">सीमाएँ और ब्रेक</a> में हैं।</p>',
      },
      PT: {
        title: 'Ser justo com quem traz',
        content:
          '<p>Nunca pressione ninguém a jogar nem se dirija a menores. São os jogadores que definem limites, pausas e autoexclusão; os seus estão em <a href="/agentHome?page=limits">Limites e pausas</a>.</p>',
      },
      BR: {
        title: 'Seja justo com quem você traz',
        content:
          '<p>Nunca pressione ninguém a jogar nem fale com menores de idade. Os jogadores definem seus limites, pausas e autoexclusão; os seus estão em <a href="/agentHome?page=limits">Limites e pausas</a>.</p>',
      },
      RU: {
        title: 'Честность с теми, кого вы приглашаете',
        content:
          '<p>Никого не подталкивайте к игре и не обращайтесь к несовершеннолетним. Лимиты, перерывы и самоисключение игроки устанавливают сами; ваши собственные — в разделе <a href="/agentHome?page=limits">Лимиты и перерывы</a>.</p>',
      },
    },
  ],
  [
    'members',
    {
      EN: {
        title: 'Every account of your team has a page',
        content:
          '<p>A name under <a href="/agentHome?page=downlineManagmentView">Downlines</a> leads to balance, rate, last log-in and bets of that account. You set the rate of those directly below you; a change counts for the whole day.</p>',
      },
      BN: {
        title: 'আপনার দলের প্রতিটি অ্যাকাউন্টের নিজস্ব পাতা',
        content:
          '<p><a href="/agentHome?page=downlineManagmentView">ডাউনলাইন</a>-এ নাম চাপলে সেই অ্যাকাউন্টের ব্যালেন্স, হার, শেষ লগ-ইন ও বাজি দেখা যায়। সরাসরি নিচের অ্যাকাউন্টের হার আপনি ঠিক করেন; বদল পুরো দিনের জন্য প্রযোজ্য।</p>',
      },
      VI: {
        title: 'Mỗi tài khoản trong đội có một trang',
        content:
          '<p>Bấm vào tên trong <a href="/agentHome?page=downlineManagmentView">Tuyến dưới</a> để xem số dư, tỷ lệ, lần đăng nhập gần nhất và cược. Bạn đặt tỷ lệ cho người ngay dưới mình; thay đổi tính cho cả ngày.</p>',
      },
      CN: {
        title: '团队中每个账号都有自己的页面',
        content:
          '<p>在<a href="/agentHome?page=downlineManagmentView">下级管理</a>中点击名称，可查看其余额、比例、最后登录和投注。直属下级的比例由您设定，调整对当天全天生效。</p>',
      },
      TH: {
        title: 'ทุกบัญชีในทีมมีหน้าของตัวเอง',
        content:
          '<p>กดชื่อใน<a href="/agentHome?page=downlineManagmentView">ดาวน์ไลน์</a>เพื่อดูยอดคงเหลือ อัตรา การเข้าสู่ระบบล่าสุด และเดิมพัน คุณตั้งอัตราของผู้ที่อยู่ใต้คุณโดยตรง การเปลี่ยนมีผลทั้งวัน</p>',
      },
      JA: {
        title: 'チームの全アカウントにページができました',
        content:
          '<p><a href="/agentHome?page=downlineManagmentView">ダウンライン</a>の名前から、残高・率・最終ログイン・ベットを確認できます。直下の率はご自身で設定でき、変更は当日全体に適用されます。</p>',
      },
      AR: {
        title: 'لكل حساب في فريقك صفحة',
        content:
          '<p>الاسم في <a href="/agentHome?page=downlineManagmentView">الوكلاء الفرعيون</a> يقود إلى رصيد الحساب ونسبته وآخر دخول له ورهاناته. تحدد أنت نسبة من هم تحتك مباشرة، ويسري التغيير على اليوم كله.</p>',
      },
      ES: {
        title: 'Cada cuenta de tu equipo tiene una página',
        content:
          '<p>Un nombre en <a href="/agentHome?page=downlineManagmentView">Subagentes</a> lleva al saldo, el porcentaje, el último acceso y las apuestas de esa cuenta. Tú fijas el porcentaje de quienes están directamente por debajo; un cambio cuenta para todo el día.</p>',
      },
      MY: {
        title: 'သင့်အသင်းရှိ အကောင့်တိုင်းတွင် စာမျက်နှာ ရှိပါသည်',
        content:
          '<p><a href="/agentHome?page=downlineManagmentView">အောက်လိုင်းများ</a> ရှိ အမည်ကို နှိပ်လျှင် ထိုအကောင့်၏ လက်ကျန်ငွေ၊ နှုန်း၊ နောက်ဆုံး အကောင့်ဝင်ချိန်နှင့် လောင်းကြေးများကို မြင်ရပါသည်။ သင့်အောက်တွင် တိုက်ရိုက်ရှိသူများ၏ နှုန်းကို သင် သတ်မှတ်ပါသည်။ ပြောင်းလဲမှုသည် တစ်နေ့လုံးအတွက် အကျုံးဝင်ပါသည်။</p>',
      },
      HI: {
        title: 'आपकी टीम के हर अकाउंट का अपना पेज है',
        content:
          '<p><a href="/agentHome?page=downlineManagmentView">डाउनलाइन</a> में किसी नाम से उस अकाउंट का बैलेंस, दर, पिछला लॉग इन और बेट दिखती हैं। ठीक आपके नीचे वालों की दर आप तय करते हैं; बदलाव पूरे दिन पर लागू होता है।</p>',
      },
      PT: {
        title: 'Cada conta da sua equipa tem uma página',
        content:
          '<p>Um nome em <a href="/agentHome?page=downlineManagmentView">Angariados</a> leva ao saldo, à percentagem, ao último início de sessão e às apostas dessa conta. A percentagem de quem está diretamente abaixo é definida por si; uma alteração conta para o dia inteiro.</p>',
      },
      BR: {
        title: 'Cada conta da sua equipe tem uma página',
        content:
          '<p>Um nome em <a href="/agentHome?page=downlineManagmentView">Indicados</a> leva ao saldo, à taxa, ao último acesso e às apostas dessa conta. Você define a taxa de quem está logo abaixo; uma mudança vale para o dia inteiro.</p>',
      },
      RU: {
        title: 'У каждого аккаунта вашей команды есть страница',
        content:
          '<p>Имя в разделе <a href="/agentHome?page=downlineManagmentView">Рефералы</a> ведёт к балансу, проценту, последнему входу и ставкам этого аккаунта. Процент тех, кто находится сразу под вами, задаёте вы; изменение действует на весь день.</p>',
      },
    },
  ],
  [
    'pay',
    {
      EN: {
        title: 'When pay arrives',
        content:
          '<p>A day’s salary is paid right after midnight and is income of the next day. What each period came to stands under <a href="/agentHome?page=agentRevenueReport">My income</a>.</p>',
      },
      BN: {
        title: 'বেতন কখন আসে',
        content:
          '<p>দিনের বেতন মধ্যরাতের পরপরই দেওয়া হয় এবং পরের দিনের আয় হিসেবে গণ্য হয়। প্রতিটি মেয়াদের অঙ্ক আছে <a href="/agentHome?page=agentRevenueReport">আমার আয়</a>-এ।</p>',
      },
      VI: {
        title: 'Khi nào lương về',
        content:
          '<p>Lương của một ngày được trả ngay sau nửa đêm và tính vào thu nhập ngày hôm sau. Kết quả từng kỳ nằm trong <a href="/agentHome?page=agentRevenueReport">Thu nhập của tôi</a>.</p>',
      },
      CN: {
        title: '薪资何时到账',
        content:
          '<p>当日工资在午夜后立即发放，计入次日收入。各期结果见<a href="/agentHome?page=agentRevenueReport">我的收入</a>。</p>',
      },
      TH: {
        title: 'ค่าตอบแทนเข้าเมื่อใด',
        content:
          '<p>เงินเดือนของแต่ละวันจ่ายทันทีหลังเที่ยงคืนและนับเป็นรายได้ของวันถัดไป ผลของแต่ละงวดอยู่ใน<a href="/agentHome?page=agentRevenueReport">รายได้ของฉัน</a></p>',
      },
      JA: {
        title: '報酬の支払い時期',
        content:
          '<p>1日分の給与は0時直後に支払われ、翌日の収入になります。各期間の結果は<a href="/agentHome?page=agentRevenueReport">自分の収入</a>にあります。</p>',
      },
      AR: {
        title: 'متى يصل الراتب',
        content:
          '<p>يُدفع راتب اليوم بعد منتصف الليل مباشرة ويُحسب من دخل اليوم التالي. حصيلة كل فترة في <a href="/agentHome?page=agentRevenueReport">دخلي</a>.</p>',
      },
      ES: {
        title: 'Cuándo llega el pago',
        content:
          '<p>El salario de un día se paga justo después de medianoche y es ingreso del día siguiente. El resultado de cada período está en <a href="/agentHome?page=agentRevenueReport">Mis ingresos</a>.</p>',
      },
      MY: {
        title: 'လုပ်ခ ရောက်ချိန်',
        content:
          '<p>တစ်နေ့တာ လုပ်ခကို သန်းခေါင်ပြီးပြီးချင်း ပေးပြီး နောက်နေ့၏ ဝင်ငွေအဖြစ် ရေတွက်ပါသည်။ ကာလတစ်ခုစီ၏ ပမာဏမှာ <a href="/agentHome?page=agentRevenueReport">ကျွန်ုပ်၏ ဝင်ငွေ</a> တွင် ရှိပါသည်။</p>',
      },
      HI: {
        title: 'भुगतान कब आता है',
        content:
          '<p>किसी दिन की सैलरी आधी रात के ठीक बाद दी जाती है और अगले दिन की आय गिनी जाती है। हर अवधि में कितना बना, यह <a href="/agentHome?page=agentRevenueReport">मेरी आय</a> में है।</p>',
      },
      PT: {
        title: 'Quando chega o pagamento',
        content:
          '<p>O salário de um dia é pago logo após a meia-noite e conta como rendimento do dia seguinte. O resultado de cada período está em <a href="/agentHome?page=agentRevenueReport">Os meus rendimentos</a>.</p>',
      },
      BR: {
        title: 'Quando o pagamento chega',
        content:
          '<p>O salário de um dia é pago logo após a meia-noite e conta como renda do dia seguinte. O resultado de cada período está em <a href="/agentHome?page=agentRevenueReport">Meus rendimentos</a>.</p>',
      },
      RU: {
        title: 'Когда приходят выплаты',
        content:
          '<p>Вознаграждение за день выплачивается сразу после полуночи и считается доходом следующего дня. Суммы за каждый период — в разделе <a href="/agentHome?page=agentRevenueReport">Мои доходы</a>.</p>',
      },
    },
  ],
]
