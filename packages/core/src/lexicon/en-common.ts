import type { Words } from './words.ts'

/** What of English every run of a tool reads. It is a file of its own, so that the widget loads no more: see `en-deeds.ts`. */
export const common: Words = {
  frequent: 'the|and|of|to|for|with|your|our|you|is|are|this|that|from',
  deletes:
    '(?<!free )cancel(?! any)|delet|remove|erase|wip(?:e|ing)(?= |$)|purge|destroy|deactivat|unsubscrib|terminat|revoke|empty (?:\\w+ )?(?:trash|bin|archive|folder|inbox)|factory (?:reset|settings|defaults)|(?:clos|end|disabl|stop)\\w* (?:\\w+ )?(?:account|membership|subscription|contract|plan)',
  pays: 'settle(?= |$)|(?:pay|buy)(?= |$)(?! (?:later|per))|(?<!\\S )order(?: (?!status|histor|detail|number|by)|$)|purchas|donat|(?:place|submit|complete|confirm|send|make|finali[sz]e|finish|authori[sz]e|approve|schedule|release|cast) (?:\\w+ )?(?:order|payment|purchase|transfer|funds|bid|bet)|(?<!\\S )bid(?= |$)|(?<!\\S )transfer(?= |$)|(?<!sav\\w+ )money(?= |$)(?! (?:back|off|sav))|paid (?:\\w+ )?(?:trial|plan|subscription|membership)|(?:and|to) order$|withdraw|(?<!\\S )(?:upgrade|renew|deposit|invest)(?= |$)|top up|(?:e )?sign (?:and|here|now|the|this|my|your|\\w*document|contract|agreement|lease)(?! guest)|(?<!\\S )(?:e )?sign$|(?:and|to) (?:e )?sign$|accept (?:\\w+ )?(?:offer|quote|contract)|cash out',
  wealth:
    'escrow|stake(?= |$)|payout|wager|premium|(?:my|your|the|all) (?:\\w+ )?(?:shares|funds|balance|deposit|holdings|tokens|contract|bid|loan)(?= |$)',
  sends:
    'submit|send|continue|confirm|next|yes|get|book|reserv|request|done|finish|publish|post|try|open|accept|agree|allow|proceed|checkout|create|upload|use',
  beside:
    'draft|preview|print|coupon|voucher|promo|discount|add (?:another|more)|\\+|declin|reject|den(?:y|ied)|disagree|no thank|not now|skip|maybe later',
  fillsCart: '(?:to|into|in) (?:\\w+ )?(?:cart|bag|basket)(?: |$)',
  otherWay:
    '(?:google|apple|facebook|github|microsoft|linkedin)(?= |$)|forgot|have an account|(?:sign ?(?:in|up)|log ?in|register|join) (?:with|using) (?!(?:your |my )?(?:e ?mail|password))|send (?:\\w+ )?code|use .*location|(?<!\\S )(?:(?:show|hide|help|upload)(?: password)?|en|de|fr|es|it|nl|pl|pt|ru|tr|zh|ko|ar|he)$',
  signsIn: '(?:log|sign) ?in(?= |$)',
  signsUp: 'sign ?up|regist|join|create (?:\\w+ )*account',
  subscribes: 'newsletter|subscri|sign me up|keep me (?!log|sign)',
  reads: 'search|find|show(?= |$)|view(?= |$)|see(?= |$)|read(?= |$)|compare|learn|ask(?= |$)|look up',
  asks: 'filter|sort|details|more|(?:get|request) (?:\\w+ )?(?:demo|quote)|contact|(?:send|post|leave|submit) (?:\\w+ )?(?:message|comment|review|question|[ei]nquiry|feedback)|track|calculat|estimat|download|share(?!s)|vote',
  minor: 'add|apply|save|update|change|refresh|check|verify|calculate',
  cancels: 'cancel',
  leaves: 'close|back|previous|reset|clear',
  accounts: 'account',
  captcha:
    '[px]tcha|cptch|^verif(?:y|ication)$|(?:visual|human|image|img|picture) ?(?:verif|test|code)|\\b(?:sec|vv|verify) ?code|anti ?(?:ro)?bot|spam(?! ?trap)|not a robot|(?:are you|you are) human|(?:code|text|letters|characters|digits|numbers|words?) (?:(?!for ).*(?:image|picture)|(?:you see |shown )?(?:above|below))|(?:what|how much) is \\d',
  code: '\\b(?:t?otp|(?:2 ?|m)fa)\\b|one ?time ?(?:code|pass|pin)|(?:verification|auth\\w*|sms|login) ?code|code (?:from|by|sent) |\\bdigit \\d',
  password:
    '(?<!(?:got|gotten|lost) ?)(?:passw|passcode|passphrase)(?!.*(?:mail|hint|ngth))|\\bpwd\\b|^(?:(?:user|login) ?)?(?:pass|pw)$',
  card: '(?<!\\b(?:gift|loyalty|library|member\\w*|business|id|sim|store|rewards?|health|insurance|student|report|score) )\\bcard ?(?:num|no\\b|nr\\b|code|cv|exp|verif|secur|holder)|cardnum|name on (?:the )?card|(?:credit|debit) ?card|\\bcc ?(?:num|no\\b|nr\\b|name|exp|cv)|\\bcv[cvn]\\b|\\bcsc\\b|security ?code|\\biban\\b|bank ?account|account ?(?:number|no\\b)|sort ?code|routing ?number|(?:^|\\b(?:your|user|card|login|security|account|new|enter|digit|bank|code) ?)pin(?: number)?$|^pan$',
  trap: '(?:leave|keep|(?:should|must) (?:be|stay|remain)(?: left)?) (?:(?:this|the|it|field|box|input) )*(?:blank|empty|alone|unchanged)|(?:not|n t) (?:fill\\b|tick|(?:enter|type|write|change) (?:any|this|it|here))|ignore this|if you (?:\\w+ ){0,2}(?:human|see this)|(?:am|are) a (?:ro)?bot|bots only',
  negates: 'not|t',
  condition: 'if|unless|to|when|for|more|before',
  // "humain", "humano" and "umano" too.
  beings: 'uma[in]|robot|bots?(?: |$)|spam|see this',
  thanks: 'thank',
  done: 'sent|received|submitted|done|success|confirmed|completed|recorded|placed',
  neutral:
    'the|a|an|your?|we|i|ve|ll|its?|is|was|were|has|have|had|been|are|be|for|to|of|in|and|so|very|much|our|us|with|will|this|look|forward|hearing|meeting|get|back|touch|soon|shortly|contact|reply|answer|message|request|e|e?mail|form|now|from|on|at|all|order|again|ok|close|home|details|data|registration|booking|within|one|two|working|business|days?|hours|team|as|possible|reservation|appointment|application|review|comment|up|subscription|submission|response|[ei]nquiry|feedback|interest|respond|reaching|out|saved|re',
}
