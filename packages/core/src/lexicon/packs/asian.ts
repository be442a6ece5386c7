import { ja } from '../ja.ts'
import { ko } from '../ko.ts'
import type { Words } from '../words.ts'
import { zh } from '../zh.ts'

/** Languages of East Asia, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...zh,
    thanks: '谢谢|感谢|多谢|謝謝|感謝|发送|發送|提交|保存',
    done: '已送达|成功|收到|完成',
    neutral:
      '您的|我们|我們|已经|已經|尽快|盡快|联系|聯繫|消息|留言|信息|表单|申请|非常|编号|您|已|了|的|会|与|你|我|将',
  },
  {
    ...ja,
    thanks: 'ありがとうございました|ありがとうございます|ありがとう|送信|受付|登録|保存',
    done: '受け付けました|承りました|完了',
    neutral:
      'お問い合わせ|いたしました|メッセージ|されました|致しました|いただき|しました|まして|いたし|誠に|内容|致し|番号|が|を|は|の|に|お|ご',
  },
  {
    ...ko,
    thanks: '감사드립니다|감사합니다|고맙습니다|감사|전송|접수|발송|저장',
    done: '보냈습니다|받았습니다|완료',
    neutral:
      '드리겠습니다|되었습니다|하였습니다|성공적으로|정상적으로|됐습니다|했습니다|드립니다|합니다|메시지|주셔서|문의|신청|이미|연락|번호|이|가|을|를|은|는|에|께|님|해|곧',
  },
]
