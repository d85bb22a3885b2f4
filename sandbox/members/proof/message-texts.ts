/** What a message says: a code; that a number has an account already; a temporary password. */
type Kind = 'code' | 'known' | 'temporary'

type Texts = Readonly<Record<Kind, string>>

const texts: Readonly<Partial<Record<string, Texts>>> = {
  EN: {
    code: '{name}: your code is {secret}. It is good for {minutes} minutes. Do not give it to anyone.',
    known:
      '{name}: this number has an account already. Log in with it, or set a new password. If you did not ask for this, there is nothing to do.',
    temporary:
      '{name}: your temporary password is {secret}. It is good once, for {minutes} minutes; your password stays good as well. If you did not ask for it, there is nothing to do.',
  },
  BN: {
    code: '{name}: আপনার কোড {secret}। এটি {minutes} মিনিট চলবে। কাউকে দেবেন না।',
    known: '{name}: এই নম্বরে আগে থেকেই অ্যাকাউন্ট আছে। লগ ইন করুন বা নতুন পাসওয়ার্ড দিন। আপনি এটি না চেয়ে থাকলে কিছু করার দরকার নেই।',
    temporary:
      '{name}: আপনার অস্থায়ী পাসওয়ার্ড {secret}। এটি একবার, {minutes} মিনিটের মধ্যে ব্যবহার করা যাবে; আগের পাসওয়ার্ডও চলবে। আপনি এটি না চেয়ে থাকলে কিছু করার দরকার নেই।',
  },
  VI: {
    code: '{name}: mã của bạn là {secret}, có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai.',
    known:
      '{name}: số này đã có tài khoản. Hãy đăng nhập hoặc đặt mật khẩu mới. Nếu bạn không yêu cầu, hãy bỏ qua tin này.',
    temporary:
      '{name}: mật khẩu tạm thời của bạn là {secret}, dùng được một lần trong {minutes} phút; mật khẩu cũ vẫn dùng được. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
  },
  CN: {
    code: '{name}：您的验证码是 {secret}，{minutes} 分钟内有效，请勿告诉他人。',
    known: '{name}：该号码已有账户，请直接登录或重设密码。如非本人操作，请忽略。',
    temporary: '{name}：您的临时密码是 {secret}，{minutes} 分钟内可使用一次，原密码仍然有效。如非本人操作，请忽略。',
  },
  TH: {
    code: '{name}: รหัสของคุณคือ {secret} ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร',
    known: '{name}: หมายเลขนี้มีบัญชีอยู่แล้ว โปรดเข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
    temporary:
      '{name}: รหัสผ่านชั่วคราวของคุณคือ {secret} ใช้ได้ครั้งเดียวภายใน {minutes} นาที รหัสผ่านเดิมยังใช้ได้ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
  },
  JA: {
    code: '{name}：認証コードは {secret} です。{minutes}分間有効です。誰にも教えないでください。',
    known:
      '{name}：この番号にはすでにアカウントがあります。ログインするか、パスワードを再設定してください。お心当たりがなければ、何もする必要はありません。',
    temporary:
      '{name}：仮パスワードは {secret} です。{minutes}分以内に1回だけ使えます。これまでのパスワードも有効です。お心当たりがなければ、何もする必要はありません。',
  },
  AR: {
    code: '{name}: رمزك هو {secret}، وهو صالح لمدة {minutes} دقائق. لا تعطه لأحد.',
    known: '{name}: لهذا الرقم حساب بالفعل. سجّل الدخول أو عيّن كلمة مرور جديدة. إن لم تطلب ذلك فلا داعي لفعل شيء.',
    temporary:
      '{name}: كلمة مرورك المؤقتة هي {secret}، وتصلح مرة واحدة خلال {minutes} دقيقة، وتبقى كلمة مرورك السابقة صالحة. إن لم تطلب ذلك فلا داعي لفعل شيء.',
  },
  ES: {
    code: '{name}: tu código es {secret}. Vale durante {minutes} minutos. No se lo des a nadie.',
    known:
      '{name}: este número ya tiene una cuenta. Inicia sesión o crea una contraseña nueva. Si no lo pediste, no hagas nada.',
    temporary:
      '{name}: tu contraseña temporal es {secret}. Vale una vez, durante {minutes} minutos; tu contraseña sigue valiendo. Si no la pediste, no hagas nada.',
  },
}

interface MessageValues {
  /** The merchant's. */
  name: string
  /** The code or the password. */
  secret?: string
  minutes?: number
}

/** A message in the asked language; English where it has none here. */
export function messageText(kind: Kind, language: string, { name, secret = '', minutes = 0 }: MessageValues): string {
  const text = (texts[language] ?? texts.EN)?.[kind] ?? ''
  return text.replace('{name}', name).replace('{secret}', secret).replace('{minutes}', String(minutes))
}
