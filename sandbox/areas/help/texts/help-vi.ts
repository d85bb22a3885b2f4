import type { HelpText } from './help-text.ts'

export const helpVi: HelpText = {
  groups: { money: 'Tiền', play: 'Chơi', account: 'Tài khoản của bạn', legal: 'Pháp lý' },
  articles: {
    deposit: [
      'Nạp tiền',
      '<p>Mở <a href="/member?page=depositv2">Nạp tiền</a>, chọn cách thanh toán và nhập số tiền. Mức thấp nhất, cao nhất và phí được hiển thị trước khi bạn xác nhận.</p><ul><li>Trả đúng số tiền và đúng nội dung đã hiển thị, trong thời hạn. Khoản không có nội dung phải tìm thủ công.</li><li>Trả từ tài khoản đứng tên bạn.</li><li>Trang thanh toán mở ở một thẻ riêng. Số dư tự thay đổi khi tiền đến.</li></ul><h4>Tiền chưa đến</h4><p>Trước hết hãy xem <a href="/member?page=transactionHistory">lịch sử giao dịch</a>. Nếu sau {minutes} phút vẫn đang chờ, hãy viết cho chúng tôi kèm mã số. Đừng trả lần thứ hai cho cùng một lệnh.</p>',
    ],
    withdraw: [
      'Rút tiền',
      '<p>Mở <a href="/member?page=withdraw">Rút tiền</a>, chọn một thẻ ngân hàng và nhập số tiền. Mỗi lần rút đều cần mật khẩu thanh toán. Phí được trừ vào số tiền; số thực nhận hiển thị trước khi xác nhận.</p><ol><li><strong>Đã yêu cầu</strong>Bạn có thể rút lại.</li><li><strong>Đang chi trả</strong>Tiền đang được chuyển.</li><li><strong>Đã chi trả</strong>Bạn báo tiền đã đến hay chưa.</li><li><strong>Đã nhận</strong>Tự động sau {minutes} phút.</li></ol><ul><li>Nếu còn thiếu doanh thu cược cho tiền thưởng, trang sẽ cho biết còn bao nhiêu.</li><li>Khi tiền đã gửi, hãy cho biết bạn nhận đủ, một phần hay chưa nhận. Nếu chưa, hãy thêm tối đa ba ảnh làm bằng chứng (PNG hoặc JPEG, mỗi ảnh 5 MB).</li><li>Không có câu trả lời thì sau {minutes} phút được coi là đã nhận.</li></ul><p>Bạn có thể hủy lệnh rút khi chưa được chi trả.</p>',
    ],
    bonus: [
      'Tiền thưởng và doanh thu cược',
      '<p>Chúng tôi không bao giờ chọn tiền thưởng thay bạn. Bạn tự nhận, và chơi không thưởng cũng dễ như vậy.</p><h4>Doanh thu cược là gì</h4><p>Là tổng tiền cược của bạn. Tiền thưởng 50 yêu cầu 10 lần cần cược 500 trước khi rút khoản đó. Phần còn lại của số dư vẫn rút được trong lúc ấy. Nạp tiền không nhận thưởng thì không có yêu cầu nào.</p><ul><li>Điều kiện hiển thị cạnh ưu đãi trước khi bạn nhận: doanh thu, trò chơi được tính và thời hạn.</li><li>Phần còn thiếu có ở trang <a href="/member?page=withdraw">Rút tiền</a> và <a href="/member?page=bonusDetails">chi tiết thưởng</a>.</li><li>Nếu thua hết tiền thưởng, bạn không còn nợ gì cho nó.</li></ul>',
    ],
    responsible: [
      'Chơi có trách nhiệm',
      '<p>Cá cược là thú vui tốn tiền. Nó không phải cách kiếm tiền, cũng không giúp thoát nợ. Về lâu dài mọi trò chơi trả lại ít hơn số tiền cược.</p><h4>Dấu hiệu cần lưu ý</h4><ul><li>Bạn chơi để gỡ lại tiền thua.</li><li>Bạn chơi bằng tiền dành cho việc khác hoặc tiền vay.</li><li>Bạn giấu việc mình chơi bao nhiêu.</li></ul><h4>Bạn có thể làm ngay</h4><ul><li>Đặt <a href="/member?page=limits">giới hạn</a> nạp tiền, thua lỗ, tiền cược hoặc thời gian.</li><li>Nghỉ một thời gian hoặc tự loại trừ.</li><li>Nói chuyện với ai đó. Cùng trang đó có các đường dây hỗ trợ độc lập, miễn phí và riêng tư.</li></ul><p>Người dưới {age} tuổi không được chơi ở đây. Hãy giữ mật khẩu tránh xa trẻ em và dùng bộ lọc của thiết bị.</p>',
    ],
    limits: [
      'Giới hạn, nghỉ chơi và tự loại trừ',
      '<p>Tất cả nằm ở <a href="/member?page=limits">Giới hạn và nghỉ chơi</a>.</p><ul><li><strong>Giới hạn</strong> nạp tiền, thua lỗ, mỗi lần cược và thời gian chơi. Mức thấp hơn có hiệu lực ngay. Mức cao hơn phải chờ {hours} giờ rồi bạn xác nhận. Nạp tiền, thua lỗ và thời gian có thể có cùng lúc mức mỗi ngày, mỗi tuần và mỗi tháng.</li><li><strong>Nhắc nhở thực tế</strong> cho biết bạn đã chơi bao lâu và thắng thua bao nhiêu.</li><li><strong>Nghỉ</strong> một ngày, một tuần hoặc 30 ngày không thể kết thúc sớm.</li><li><strong>Tự loại trừ</strong> nhiều tháng, nhiều năm hoặc vĩnh viễn không thể rút lại khi đang chạy.</li></ul><p>Khi nghỉ hoặc loại trừ, bạn không thể chơi, nạp tiền hay nhận thưởng. Bạn luôn có thể đăng nhập, xem lịch sử và rút tiền.</p>',
    ],
    games: [
      'Trò chơi và công bằng',
      '<p>Trò chơi do các nhà cung cấp làm, không phải {name}. Kết quả do bộ tạo số ngẫu nhiên của nhà cung cấp, hoặc ở trò trực tiếp do lá bài và bánh xe trên bàn. Điều đã xảy ra không làm thay đổi điều sắp tới.</p><ul><li><strong>Tỷ lệ trả thưởng</strong> là mức trung bình qua hàng triệu vòng. Một buổi tối có thể khác xa.</li><li>Luật chơi và tỷ lệ có ở trang của từng trò.</li><li>Nếu một vòng bị ngắt, nó được quyết toán theo ghi nhận của nhà cung cấp: giữ kết quả hoặc hoàn tiền cược.</li></ul><p>Mọi lần cược và kết quả có trong <a href="/member?page=personalHistoryCopy">lịch sử cược</a>. Nếu thấy sai, hãy gửi chúng tôi số vòng.</p>',
    ],
    account: [
      'Tài khoản và bảo mật',
      '<ul><li>Mỗi người một tài khoản, không dùng chung.</li><li>Chọn mật khẩu chưa dùng ở nơi khác. Mật khẩu thanh toán là một mật khẩu khác.</li><li>Bật ứng dụng xác thực trong <a href="/member?page=securityCenter">Tài khoản của tôi</a> và cất mã khôi phục ngoài điện thoại.</li><li>Ở đó bạn cũng thấy mình đang đăng nhập ở đâu và có thể kết thúc từng phiên.</li></ul><h4>Điều chúng tôi không bao giờ làm</h4><p>Chúng tôi không bao giờ hỏi mật khẩu, mật khẩu thanh toán hay mã: không qua điện thoại, trò chuyện hay tin nhắn. Ai hỏi thì đó không phải chúng tôi.</p><h4>Không đăng nhập được</h4><p>Dùng “Quên mật khẩu”. Sau nhiều lần sai, tài khoản bị khóa một lúc; hãy chờ hoặc viết cho chúng tôi.</p>',
    ],
    complaints: [
      'Khiếu nại',
      '<p>Hãy nói với chúng tôi trước. Dùng mẫu <strong>góp ý</strong> hoặc trò chuyện trực tiếp và ghi số của lệnh nạp, lệnh rút hoặc vòng chơi. Bạn nhận được mã tham chiếu, hãy giữ lại.</p><ol><li>Bộ phận chăm sóc khách hàng xem xét và trả lời.</li><li>Nếu chưa hài lòng, hãy yêu cầu người khác xem lại.</li><li>Nếu vẫn không thống nhất, bạn có thể liên hệ cơ quan quản lý giấy phép của chúng tôi: {regulator}, giấy phép {number} của {holder}.</li></ol><p>Khiếu nại không mất phí và không ảnh hưởng đến tài khoản.</p>',
    ],
    terms: [
      'Điều khoản và điều kiện',
      '<p>{name} do {holder} vận hành theo giấy phép {number}, {regulator}.</p><ol><li><strong>Ai được chơi.</strong> Bạn từ {age} tuổi trở lên, chơi cho chính mình và nơi bạn ở cho phép.</li><li><strong>Tài khoản.</strong> Thông tin của bạn là thật. Bạn có một tài khoản và không ai khác dùng.</li><li><strong>Tiền.</strong> Bạn trả bằng tiền của mình từ tài khoản đứng tên mình. Ở đây không cho vay.</li><li><strong>Cược.</strong> Cược có hiệu lực khi đã xác nhận. Lỗi rõ ràng về luật hoặc tỷ lệ làm cược vô hiệu và tiền cược được hoàn.</li><li><strong>Thưởng.</strong> Mỗi khoản có điều kiện, hiển thị trước khi nhận.</li><li><strong>Chơi đẹp.</strong> Không được có nhiều tài khoản, dùng chương trình tự chơi hay thông đồng.</li><li><strong>Đóng.</strong> Bạn có thể đóng tài khoản bất cứ lúc nào và rút số dư sau khi các cược mở được quyết toán.</li><li><strong>Thay đổi.</strong> Chúng tôi báo trước khi có hiệu lực.</li></ol><p>Nếu không đồng ý với chúng tôi, hãy xem <a href="/help#complaints">Khiếu nại</a>.</p>',
    ],
    privacy: [
      'Quyền riêng tư',
      '<p>{holder} chịu trách nhiệm về dữ liệu của bạn tại {name}.</p><h4>Chúng tôi giữ gì và vì sao</h4><ul><li>Tên đăng nhập và liên hệ: để có tài khoản và liên lạc với bạn.</li><li>Thanh toán và cược: vì giấy phép và pháp luật yêu cầu, và để bạn kiểm tra.</li><li>Thiết bị và địa chỉ đăng nhập: để bảo vệ tài khoản.</li></ul><p>Chúng tôi không bán dữ liệu. Nhà cung cấp trò chơi chỉ nhận những gì trò chơi cần, không bao giờ nhận thông tin liên hệ. Dịch vụ thanh toán chỉ nhận những gì khoản thanh toán cần.</p><h4>Quyền của bạn</h4><p>Bạn có thể xem dữ liệu, sửa sai và yêu cầu xóa những gì pháp luật không buộc giữ. Hãy viết qua mẫu <strong>góp ý</strong>.</p><h4>Trong trình duyệt</h4><p>Trang này lưu phiên, ngôn ngữ, giao diện và bản nháp trong trình duyệt, và không theo dõi bạn ở nơi nào khác.</p>',
    ],
  },
}
