import type { EventTexts } from './event-text.ts'

export const vi: EventTexts = {
  'deposit-received': ['Đã nhận khoản nạp {amount}', '{credited} đã vào ví của bạn; phí là {fee}. Mã số: {id}.'],
  'deposit-refused': [
    'Khoản nạp {amount} không được chấp nhận',
    'Ngân hàng không xác nhận khoản nạp {id}. Ví của bạn không được cộng tiền. Nếu đã thanh toán, hãy gửi biên lai cho chăm sóc khách hàng.',
  ],
  'deposit-expired': [
    'Khoản nạp {amount} đã hết hạn',
    'Không nhận được thanh toán đúng hạn cho khoản nạp {id}. Nếu bạn vẫn đã thanh toán, hãy gửi biên lai cho chăm sóc khách hàng.',
  ],
  'payout-paid': [
    'Đã gửi khoản rút {amount}',
    '{arrives} đang được chuyển tới {to}; phí là {fee}. Vui lòng cho biết tiền đã đến hay chưa: nếu không trả lời, khoản này được coi là đã nhận từ {until}. Mã số: {id}.',
  ],
  'payout-refused': [
    'Khoản rút {amount} không được thực hiện',
    '{reason} Toàn bộ số tiền đã trở lại ví của bạn. Mã số: {id}.',
  ],
  'payout-assumed': [
    'Khoản rút {amount} được coi là đã nhận',
    'Bạn không trả lời trong thời hạn. Nếu khoản rút {id} chưa đến, hãy liên hệ chăm sóc khách hàng.',
  ],
  'payout-refunded': [
    'Đã hoàn lại {back} của khoản rút',
    'Chúng tôi đã kiểm tra khoản rút {id}. {back} đã trở lại ví của bạn.',
  ],
  'payout-kept': [
    'Khoản rút {amount} đã khép lại',
    'Chúng tôi đã kiểm tra khoản rút {id}: ngân hàng xác nhận toàn bộ số tiền đã được gửi tới {to}.',
  ],
  'contract-offered': [
    'Bạn được đề nghị một hợp đồng: {kind}',
    '{account} đề nghị bạn mức tối đa {rate}. Vui lòng trả lời trước {until}; không có gì thay đổi trước khi bạn chấp nhận.',
  ],
  'contract-accepted': ['{account} đã chấp nhận hợp đồng: {kind}', 'Hợp đồng bắt đầu vào {start}.'],
  'contract-declined': ['{account} đã từ chối hợp đồng: {kind}', 'Không có gì thay đổi với cả hai bên.'],
  'contract-withdrawn': ['Đề nghị hợp đồng đã được rút lại: {kind}', '{account} đã rút lại đề nghị.'],
  'contract-ending': [
    'Một hợp đồng sắp kết thúc: {kind}',
    '{account} đã chấm dứt hợp đồng. Hợp đồng được chi trả đầy đủ đến {until}.',
  ],
  'contract-ended': ['Một hợp đồng đã kết thúc: {kind}', 'Hợp đồng với {account} kết thúc vào {until}.'],
  'contract-expired': [
    'Đề nghị của bạn không được trả lời: {kind}',
    '{account} không trả lời đúng hạn. Bạn có thể đề nghị lại.',
  ],
  'promotion-tied': [
    '{promotion}: {amount}',
    '{amount} đã được cộng vào ví của bạn. Cần cược {stakes} trước khi rút khoản này.',
  ],
  'promotion-free': ['{promotion}: {amount}', '{amount} đã được cộng vào ví của bạn và có thể rút.'],
  'promotion-refused': ['{promotion}: không được duyệt', '{reason}'],
  'reward-open': ['{promotion}: {amount}', 'Đang chờ trong trung tâm phần thưởng đến {until}.'],
  'tournament-won': ['{tournament}: hạng {place}', '{amount} đã được cộng vào ví của bạn và có thể rút.'],
  'redemption-approved': ['{item}: đã duyệt', '{remark} Mã số: {id}.'],
  'redemption-rejected': ['{item}: không thể thực hiện', '{remark} Mã số: {id}.'],
  'device-new': [
    'Một thiết bị mới đã dùng tài khoản của bạn',
    '{device}, lúc {when}. Nếu đó là bạn thì không cần làm gì. {not-you} Chúng tôi không bao giờ hỏi mật khẩu hay mã qua tin nhắn.',
  ],
  'limit-set': ['Giới hạn của bạn đã thay đổi: {limit}', '{limit}: {amount}. Áp dụng ngay từ bây giờ.'],
  'limit-asked': [
    'Bạn đã yêu cầu giới hạn khác: {limit}',
    '{limit}: {amount}. Bạn có thể xác nhận từ {from}; cho đến lúc đó giới hạn hiện tại vẫn giữ nguyên.',
  ],
  'pause-until': ['Kỳ nghỉ của bạn đã bắt đầu', 'Bạn không thể chơi hoặc nạp tiền đến {until}. Vẫn có thể rút tiền.'],
  'pause-always': ['Bạn đã tự loại trừ', 'Bạn không thể chơi hoặc nạp tiền nữa. Vẫn có thể rút tiền.'],
  'password-changed': ['Mật khẩu của bạn đã được đổi', 'Các thiết bị khác đã bị đăng xuất. {not-you}'],
  'payment-password-changed': ['Mật khẩu thanh toán đã được đổi', 'Khi rút tiền cần mật khẩu mới. {not-you}'],
  'totp-on': ['Ứng dụng xác thực đã bật', 'Từ nay đăng nhập cần mã của ứng dụng. {not-you}'],
  'totp-off': ['Ứng dụng xác thực đã tắt', 'Đăng nhập chỉ cần mật khẩu. {not-you}'],
  'passkey-added': [
    'Đã thêm khóa truy cập: {name}',
    'Ai mở khóa được thiết bị giữ khóa này có thể đăng nhập tài khoản của bạn. {not-you}',
  ],
  'passkey-removed': ['Đã xóa khóa truy cập: {name}', 'Không ai có thể đăng nhập bằng khóa này nữa. {not-you}'],
  'card-added': ['Đã thêm một tài khoản ngân hàng', '{card} có thể nhận tiền rút của bạn. {not-you}'],
  'contact-changed': ['Thông tin liên hệ đã được đổi', 'Thông tin này dùng để chứng minh bạn là ai. {not-you}'],
}
