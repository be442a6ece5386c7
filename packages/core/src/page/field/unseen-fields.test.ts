import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

/*
 * Traps and typed captchas as form plugins, frameworks and sites write them: what tells is what stands there, not whose it is.
 */

/** The field called `x` or of that id, in a form with others around it. */
const fieldIn = (html: string, lang = 'en') => {
  const url = 'https://site.example/'
  const before = '<label>Name <input name=your-name></label>'
  const page = parsePage(
    `<!doctype html><html lang=${lang}><body><form method=post>${before}${html}<button>Send</button></form>`,
    { url },
  )
  return page.forms[0]!.fields.find(({ name, type }) => name !== 'your-name' && type !== 'hidden')!
}

const gone = 'position:absolute;left:-9999px'

describe('spam traps', () => {
  test.each<[string, string, string?]>([
    [
      'told by its description',
      `<li class="gfield gform_validation_container"><label for=i>Phone</label><div><input name=input_9 id=i autocomplete=new-password></div><div>This field is for validation purposes and should be left unchanged.</div></li>`,
    ],
    [
      'told by its box and label',
      `<span class="wpcf7-form-control-wrap honeypot-66-wrap" style="display:none !important"><label for=h>Please leave this field empty.</label><input id=h name=fax-66 tabindex=-1 autocomplete=new-password></span>`,
    ],
    [
      'hp as the key of a path',
      `<div class="field field-hp"><label for=h>Comment</label><input name="forms[hp]" id=h></div>`,
    ],
    [
      'a pixel behind everything',
      `<div style="position:absolute!important;overflow:hidden!important;display:inline!important;height:1px!important;width:1px!important;z-index:-1000!important;padding:0!important"><label aria-hidden=true>Name Message</label><input name="forms[fields][2]" aria-hidden=true style="visibility:hidden!important" tabindex=-1></div>`,
    ],
    [
      'a label that asks a human to leave it',
      `<div class=nf-form-hp><label for=n>If you are a human seeing this field, please leave it empty.<input id=n name=field-9></label></div>`,
    ],
    ['never shown', `<div class=group><input size=1 name="form_fields[a82f3]" style="display:none !important;"></div>`],
    [
      'hidden with a label that says so',
      `<div class=url-textfield style="display: none !important;"><div><label for=u>Leave this field blank</label><input autocomplete=off id=u name=url></div></div>`,
    ],
    [
      'to be ignored by humans',
      `<div class=subtitle_ab><label for=s>If you are a human, ignore this field</label><input name="article[subtitle]" id=s tabindex=-1 autocomplete=off></div>`,
    ],
    [
      'hidden, out of reach, and not to be completed',
      `<div style="display: none" aria-hidden=true><input name=my_name_Ab3 autocomplete=nope tabindex=-1></div>`,
    ],
    [
      'human, leave blank',
      `<div aria-hidden=true><label for=v>If you are human, leave this field blank.</label><input class=frm_verify id=v name=item_meta></div>`,
    ],
    [
      'moved away in em',
      `<input autocomplete=aBc aria-hidden=true id=c style="position:absolute; margin:0 0 0 -999em;" tabindex=-1 name="tx_form[contact-1][xY]">`,
    ],
    [
      'an anti-spam check not to fill in',
      `<div style="display: none;"><label for=w>This is an anti-spam check. Do <strong>not</strong> fill this in!</label><input name=check id=w></div>`,
    ],
    [
      'moved away, with a name of random letters',
      `<div style="position: absolute; left: -5000px;" aria-hidden=true><input name=b_12ab_34cd tabindex=-1></div>`,
    ],
    [
      'out of reach in a box without height',
      `<div style="height:0;overflow:hidden"><label>Fax <input name=x tabindex=-1 autocomplete=off></label></div>`,
    ],
    [
      'out of reach behind the page, in no colour',
      `<input name=x style="color:transparent; position:absolute; z-index:-1" tabindex=-1 autocomplete=off>`,
    ],
    ['told to whoever sees it', `<p>If you can see this, leave it blank. <input name=x></p>`],
    [
      'not to fill out if human',
      `<p class=hidden><label>Don't fill this out if you're human: <input name=field></label></p>`,
    ],
    ['should be empty', `<ul><li style="display:none">Should be Empty: <input name=website></li></ul>`],
    [
      'of no size',
      `<div style="position: absolute !important; width: 0 !important; height: 0 !important; overflow: hidden !important;" aria-hidden=true><label for=f>Leave this field blank</label><input name=form_handle_1a2b id=f autocomplete=off tabindex=-1></div>`,
    ],
    [
      'a label alone',
      `<div class=potty><label for=w>Please leave this field blank</label><input name=website id=w tabindex=-1></div>`,
    ],
    [
      'to prove your humanity',
      `<div style="display: none;"><label>leave this field blank to prove your humanity <input name=phonenumber></label></div>`,
    ],
    [
      'German',
      `<div style="${gone}"><label>Bitte dieses Feld nicht ausfüllen <input name=telefon2></label></div>`,
      'de',
    ],
    ['German, shown', `<label>Dieses Feld bitte leer lassen <input name=telefon2></label>`, 'de'],
    ['French', `<label>Ne remplissez pas ce champ <input name=url></label>`, 'fr'],
    ['Spanish', `<label>No llenes este campo <input name=url></label>`, 'es'],
    ['Swedish', `<label>Fyll inte i det här fältet <input name=url></label>`, 'sv'],
    ['Danish', `<label>Udfyld ikke dette felt <input name=url></label>`, 'da'],
    ['Danish, please', `<label>Udfyld venligst ikke dette felt <input name=url></label>`, 'da'],
    ['Swedish, please', `<label>Fyll vänligen inte i det här fältet <input name=url></label>`, 'sv'],
    ['German, please', `<label>Füllen Sie dieses Feld bitte nicht aus <input name=url></label>`, 'de'],
    ['French, above all', `<label>Ne remplissez surtout pas ce champ <input name=url></label>`, 'fr'],
    ['Spanish, it', `<label>Por favor, no lo rellene <input name=url></label>`, 'es'],
    ['Finnish', `<label>Älä täytä tätä kenttää <input name=url></label>`, 'fi'],
    ['Greek', `<label>Αφήστε αυτό το πεδίο κενό <input name=url></label>`, 'el'],
    ['Hebrew', `<label>השאר שדה זה ריק <input name=url></label>`, 'he'],
    ['Ukrainian', `<label>Залиште це поле порожнім <input name=url></label>`, 'uk'],
    ['Vietnamese', `<label>Vui lòng để trống trường này <input name=url></label>`, 'vi'],
    ['Indonesian', `<label>Kosongkan kolom ini <input name=url></label>`, 'id'],
    ['Romanian', `<label>Nu completați acest câmp <input name=url></label>`, 'ro'],
    ['Dutch, for people', `<label>Niet invullen als je een mens bent <input name=url></label>`, 'nl'],
    ['German, the verb first', `<label>Mensch? Dann lassen Sie dieses Feld frei. <input name=url></label>`, 'de'],
    ['Italian', `<label>Lascia questo campo in bianco <input name=url></label>`, 'it'],
    ['Spanish, should stay', `<label>Este campo debe quedar vacío <input name=url></label>`, 'es'],
    ['Japanese, people first', `<label>人間の場合は空欄のままにしてください <input name=url></label>`, 'ja'],
    ['Chinese, in long signs', `<label>請留空 <input name=url></label>`, 'zh'],
    ['twice not', `<label>Do not fill, leave blank <input name=url></label>`],
    ['a box for robots', `<label><input type=checkbox name=url> Check if you are a robot</label>`],
    ['the only hidden field', `<p style="display:none"><label>Homepage <input name=home id=h></label></p>`],
    ['the only hidden field, deep inside', `<section hidden><div><div><p><input name=mail2></p></div></div></section>`],
    ['the only field that nobody is told of', `<div aria-hidden=true class=mc><input name=b_1a2b tabindex=-1></div>`],
    ['told by an attribute of its box', `<div data-field=4 data-hp=true><input name=field4></div>`],
    ['a box to tick that is called so and not drawn', `<input type=checkbox name=botcheck class=hidden>`],
    [
      'a box to tick that nobody sees or reaches',
      `<input type=checkbox name=fax_only value=1 style="display:none !important" tabindex=-1 autocomplete=off>`,
    ],
    ['moved by a transform', `<div style="transform: translateX(-9999px)"><input name=company2></div>`],
    ['of no font and no height', `<input name=company2 style="position:absolute;opacity:0;height:0;z-index:-1">`],
    [
      'kept from the keyboard by another number',
      `<div style="opacity:0"><input name=company2 tabindex=-999 autocomplete=off></div>`,
    ],
    ['moved by windows', `<div style="transform: translateX(-200vw)"><input name=company2></div>`],
    ['moved by a property', `<div style="translate: -9999px 0"><input name=company2></div>`],
    ['moved by its inset', `<div style="position:fixed; inset: -9999px auto auto 0"><input name=company2></div>`],
    ['clipped to a point', `<div style="clip-path: polygon(0 0, 0 0, 0 0)"><input name=company2></div>`],
    ['without height by its scale', `<div style="transform: scaleY(0)"><input name=company2></div>`],
    ['transparent by a filter', `<input name=company2 style="filter: opacity(0)">`],
    ['alone in a box without height', `<div style="max-height:0;overflow:hidden"><input name=company2></div>`],
    ['above the window', `<div style="position:fixed;top:-100vh"><input name=company2></div>`],
    ['called so, out of sight', `<input name=honey style="opacity:0">`],
    ['told by its placeholder', `<input name=company2 placeholder="Leave this empty">`],
    ['told by its title', `<input name=company2 title="Do not fill this field">`],
    ['told by the text behind it', `<p><input name=company2> <small>Humans should leave this empty</small></p>`],
    ['told by its description by id', `<input name=company2 aria-describedby=d><p id=d>Leave this field blank</p>`],
    [
      'a box of that class inside of another',
      `<div class="hp-wrap"><div><input name=company2 style="opacity:0" tabindex=-1></div></div>`,
    ],
  ])('%s', (_, html, lang) => expect(fieldIn(html, lang).honeypot).toBe(true))

  test.each<[string, string, string?]>([
    ['a layout', `<div class="hidden md:block"><input name=company></div>`],
    ['hidden for now', `<div class=hidden><label>Other <input name=other></label></div>`],
    [
      'hidden until a list is answered',
      `<select name=your-name><option>Other</select><p hidden><label>Other <input name=other></label></p>`,
    ],
    ['hidden until a button is pressed', `<button type=button>Add</button><p hidden><input name=phone2 type=tel></p>`],
    ['hidden until a script shows it', `<p hidden><input name=other id=o></p><script>$('#o').show()</script>`],
    ['a hidden step', `<div hidden><input name=city><input name=zip></div>`],
    ['a hidden step of one field', `<button>Next</button><div hidden><input name=city><button>Send</button></div>`],
    ['a password to come', `<p hidden><input type=password name=pass></p>`],
    ['a captcha to come', `<p hidden><input name=captcha_text></p>`],
    ['only if not', `<label>Udfyld hvis ikke dansk <input name=land></label>`, 'da'],
    ['blank for one case', `<label>Company (leave blank if private) <input name=company></label>`],
    ['blank for one case, German', `<label>Firma (leer lassen, wenn privat) <input name=firma></label>`, 'de'],
    [
      'a password that may stay',
      `<label>New password <input type=password name=np></label> Leave blank to keep the current one`,
    ],
    ['asked to fill in', `<label>Must not be left empty <input name=no></label>`],
    ['asked to fill in, German', `<label>Bitte nicht leer lassen <input name=kdnr></label>`, 'de'],
    ['asked to fill in, French', `<label>Ne laissez pas ce champ vide <input name=no></label>`, 'fr'],
    ['asked to fill in, Dutch', `<label>Laat dit veld niet leeg <input name=no></label>`, 'nl'],
    ['asked to fill in, Chinese', `<label>请勿留空 <input name=no></label>`, 'zh'],
    ['asked to fill in, Turkish', `<label>Boş bırakmayın <input name=no></label>`, 'tr'],
    ['what a blank means, German', `<label>Höchstpreis (leer lassen für unbegrenzt) <input name=max></label>`, 'de'],
    ['what a blank means', `<label>Leave blank for all towns <input name=town></label>`],
    ['blank for one case, Dutch', `<label>Bedrijf (leeg laten indien particulier) <input name=b></label>`, 'nl'],
    ['blank for one case, Chinese', `<label>如无请留空：推荐人 <input name=who></label>`, 'zh'],
    ['what a blank means, Turkish', `<label>Tüm şehirler için boş bırakın <input name=city></label>`, 'tr'],
    ['blank for one case, Japanese', `<label>会社名（個人の方は空欄のまま）<input name=c></label>`, 'ja'],
    ['not too long', `<label>Do not fill in more than 200 characters <input name=story></label>`],
    ['an invalid reference', `<input name=company aria-describedby=nowhere>`],
    ['a home page', `<label>Home page <input name=hp_url></label>`],
    ['jars of honey', `<label>How many jars of honey? <input name=honey type=number></label>`],
    ['human resources', `<label>HR <input name=human_resources></label>`],
    ['scrolled a little', `<div style="margin-left:-15px"><input name=company></div>`],
    ['slides in', `<div style="transform: translateX(-100%)"><input name=company></div>`],
    [
      'the value of a list that is drawn beside it',
      `<div><div role=combobox aria-haspopup=listbox tabindex=0>Norway</div><input name=c aria-hidden=true tabindex=-1 style="position:absolute;opacity:0"></div>`,
    ],
    [
      'the text of an editor',
      `<textarea name=c style="display:none"></textarea><div><div><div contenteditable=true></div></div></div>`,
    ],
    [
      'the text of an editor in a frame',
      `<textarea name=c hidden></textarea><div role=application><iframe></iframe></div>`,
    ],
    [
      'a box to tick that is drawn beside it',
      `<input type=checkbox name=c style="position:absolute;left:-9999px"><span class=tick></span>`,
    ],
    [
      'a box to tick that is drawn around it',
      `<div class=switch><input type=checkbox name=c tabindex=-1 autocomplete=off style="opacity:0;position:absolute"></div>`,
    ],
    ['not to fill in for some', `<p><label>Spouse <input name=spouse></label> Do not fill in if single</p>`],
  ])('no trap: %s', (_, html, lang) => expect(fieldIn(html, lang).honeypot).toBe(false))
})

describe("the rules of the page's own styles", () => {
  const field = '<p class="row extra" id=e><label for=i>Website</label><input name=url id=i></p>'
  test.each([
    ['far away', '.extra { position: absolute; left: -9999px }', field],
    ['by the attribute of the field', 'input[name="url"] { display: none !important }', field],
    ['by what stands before it', 'label + input { clip-path: inset(50%) }', field],
    ['faint', '@media screen { .extra { opacity: .01 } }', field],
    ['in a box that cuts it off', '.extra { height: 0; overflow: hidden }', field],
    ['the more specific rule', '#e { display: none } .row.extra { display: block }', field],
    ['the more important rule', '#e { display: none !important } p#e { display: block }', field],
    ['shown on paper only', '.extra { display: none } @media print { .extra { display: block } }', field],
  ])('hide a trap: %s', (_, style, html) => expect(fieldIn(`<style>${style}</style>${html}`).honeypot).toBe(true))

  test.each([
    ['the inline style wins', '.extra { left: -9999px }', field.replace('id=e', 'style="left:0"')],
    ['the last rule wins', '.extra { left: -9999px } .row { left: 0 }', field],
    [
      'shown in a larger window',
      '.extra { display: none } @media (min-width: 40em) { .row { display: block } }',
      field,
    ],
    ['shown once a class is there', '.extra { left: -9999px } .extra.on { left: 0 }', field],
    ['shown under the pointer', '.extra { height: 0; overflow: hidden } p:hover .extra { height: auto }', field],
    ['for some windows', '@media (max-width: 40em) { .extra { left: -9999px } }', field],
    ['for paper', '', field.replace('<p', '<style media=print>.extra { left: -9999px }</style><p')],
    ['of a nested element', '.extra { color: red; img { left: -9999px } }', field],
    ['a step of several fields', '.step { left: -9999px }', `<div class=step>${field}<input name=zip></div>`],
    ['a tab', '.extra { display: none }', `<a href="#e">Company</a>${field}`],
    ['faded in', '.extra { opacity: 0 }', `<button type=button>More</button>${field}`],
  ])('make no trap: %s', (_, style, html) => expect(fieldIn(`<style>${style}</style>${html}`).honeypot).toBe(false))
})

test('a trap is told by the attribute of the form that names it', () => {
  const html =
    '<form method=post netlify-honeypot=colour><input name=nm><input name=colour><button>Send</button></form>'
  const { forms } = parsePage(html, { url: 'https://site.example/' })
  expect(forms[0]!.fields.map(({ honeypot }) => honeypot)).toEqual([false, true])
})

describe('typed captchas', () => {
  test.each<[string, string, string?]>([
    [
      'a picture with one to draw it anew behind it',
      `<p><img src="/securimage_show.php?sid=5"><a href="#"><img src="/refresh.png"></a> Enter code: <input name=ct size=12></p>`,
    ],
    [
      'a picture in a row of its own, and a name of another purpose',
      `<table><tr><td><img class=CaptchaImage src="i.aspx"></td></tr><tr><td>Code: <input name="ctl00$Body$txtCode"></td></tr></table>`,
    ],
    [
      'a question whose answer a hidden field has',
      `<label>The capital of Brazil is? <input name=quiz-7><input type=hidden name=_quiz_answer_quiz-7 value=9f></label>`,
    ],
    ['a line with a word in bold', `<p>To fight spam, write the word <b>tree</b> backwards: <input name=w></p>`],
    ['a picture by a path of its own', `<img src="/captcha/12/image.png"><input name=answer>`],
    [
      'a picture of a plugin',
      `<img src="/wp-content/uploads/wpcf7_captcha/123.png" width=72 height=24><input name=captcha-170 size=40>`,
    ],
    [
      'really simple',
      `<input type=hidden name=_challenge value=1><img src="/tmp/4242.png" alt=captcha><input name=code-1 size=4 maxlength=4>`,
    ],
    [
      'of a forum: seccode',
      `<span>Code</span><input name=seccodeverify autocomplete=off><img src="misc.php?mod=seccode&update=1">`,
    ],
    [
      'of a forum: confirm code',
      `<dt><label for=c>Confirmation code:</label></dt><dd><img src="./ucp.php?mode=confirm&confirm_id=1" alt="Confirmation code"></dd><dd><input name=confirm_code id=c size=8></dd>`,
    ],
    [
      'of a forum: image verification',
      `<img src="image.php?type=hv&hash=1" alt="Image Verification"><input name="humanverify[input]">`,
    ],
    [
      'of a wiki',
      `<img src="/index.php?title=Special:Captcha/image&wpCaptchaId=1"><input name=wpCaptchaWord id=wpCaptchaWord>`,
    ],
    ['a sum', `<label>3 + 4 = <input name=math></label>`],
    ['a sum in brackets', `<p>(4 + 5) = <input name=q></p>`],
    ['a sum in words', `<label>What is three plus four? <input name=math></label>`],
    ['a sum in words, German', `<label>Was ist drei plus vier? <input name=math></label>`, 'de'],
    ['a sum before the field', `<p>7 − 2 = <input name=q size=2></p>`],
    ['a sum with the answer first', `<p><input name=q size=2> + 3 = 8</p>`],
    ['a sum with an empty place', `<label>5 × ? = 20 <input name=q></label>`],
    ['how much is', `<label>How much is 6 minus 2 <input name=q></label>`],
    ['how much is, Spanish', `<label>¿Cuánto es 6 más 2? <input name=q></label>`, 'es'],
    ['how much is, French', `<label>Combien font 6 et 2 ? <input name=q></label>`, 'fr'],
    ['how much is, Polish', `<label>Ile to jest 6 plus 2? <input name=q></label>`, 'pl'],
    ['against robots, Czech', `<label>Ochrana proti robotům: napište „ne“ <input name=r></label>`, 'cs'],
    ['shown in a picture, Arabic', `<label>أدخل الرمز الظاهر في الصورة <input name=r></label>`, 'ar'],
    ['how much is, Russian', `<label>Сколько будет 6 плюс 2? <input name=q></label>`, 'ru'],
    [
      'si captcha',
      `<img src="securimage_show.php?si_form_id=com" alt="CAPTCHA Image"><label for=cc>CAPTCHA Code</label><input id=cc name=ctf_code>`,
    ],
    ['secureimage', `<img id=siimage src="/securimage/securimage_show.php?sid=1"><input name=ct_text maxlength=8>`],
    ['BotDetect', `<img class=BDC_CaptchaImage src="BotDetectCaptcha.ashx?get=image&c=x"><input name=CodeTextBox>`],
    ['kaptcha', `<img src="/kaptcha.jpg"><input name=kaptcha>`],
    ['KCAPTCHA', `<img src="kcaptcha/index.php?PHPSESSID=1"><input name=keystring>`],
    ['Yii', `<img id=yw0 src="/site/captcha?v=1"><input name="ContactForm[verifyCode]">`],
    ['CakePHP', `<img src="/users/image_code/1"><input name=code_entered maxlength=6>`],
    [
      'django simple',
      `<img src="/captcha/image/ab12/" alt=captcha class=captcha><input type=hidden name=captcha_0 value=1><input name=captcha_1>`,
    ],
    ['a .NET page', `<img src="JpegImage.aspx"><asp><input name="ctl00$txtCode" maxlength=5></asp>`],
    ['a Chinese site', `<input name=vcode placeholder=验证码 maxlength=4><img src="/vcode.do?1">`, 'zh'],
    ['a Japanese site', `<label>画像に表示されている文字を入力してください <input name=auth></label>`, 'ja'],
    ['a Korean site', `<label>자동등록방지 숫자를 입력하세요 <input name=auth_key></label>`, 'ko'],
    ['Turkish', `<label>Resimde gördüğünüz karakterler <input name=dogrula></label>`, 'tr'],
    ['Czech', `<label>Opište kód z obrázku <input name=kod></label>`, 'cs'],
    ['Swedish', `<label>Skriv in bokstäverna i bilden <input name=kod></label>`, 'sv'],
    ['Hungarian', `<label>Írja be a képen látható kódot <input name=kod></label>`, 'hu'],
    ['Greek', `<label>Πληκτρολογήστε τους χαρακτήρες της εικόνας <input name=kod></label>`, 'el'],
    [
      'a picture as data, before a short field',
      `<label for=k>Code</label><img src="data:image/png;base64,iVBO" width=120 height=40><input name=k id=k maxlength=5>`,
    ],
    [
      'a picture that is drawn',
      `<canvas id=cv width=150 height=50></canvas><input name=code placeholder="Enter the code">`,
    ],
    ['a picture of a background', `<span class=captcha-img></span><input name=val>`],
    ['security question', `<label>Security question: is fire hot or cold? <input name=spam_answer></label>`],
    ['human check', `<label>Prove you are human: type the word tree <input name=check></label>`],
    ['last letter', `<label>Anti-spam: what is the first letter of the word house? <input name=as></label>`],
    ['letters shown', `<label>Type the characters you see above <input name=tx></label>`],
    ['code shown', `<label>Enter the code shown below <input name=tx></label>`],
    ['a sum in other words', `<label>What does 2 + 2 equal in numbers? <input name="user[answer]"></label>`],
    ['two numbers and a tiny field', `<label>كم يساوي 7 مع 2؟ <input name=answer size=2></label>`, 'ar'],
    ['people, and a question', `<label>Prove you’re human: what colour is snow? <input name=answer></label>`],
    ['people, and a question, Hebrew', `<label>אימות אנושי: מה צבע השלג? <input name=answer></label>`, 'he'],
    [
      'spam, and a question',
      `<label>Kontrollspørsmål mot søppelpost: hva heter byen? <input name=answer></label>`,
      'no',
    ],
    ['a word to copy', `<label>Skriv ”blåbär” så att vi vet att du inte är en robot <input name=answer></label>`, 'sv'],
    [
      'a note on robots',
      `<label>Mennyi három meg öt? <input name=osszeg></label> <small>(robotok ellen)</small>`,
      'hu',
    ],
    ['people in a question before', `<label>Bent u een mens? Typ het derde woord <input name=mens></label>`, 'nl'],
    ['a sum of a number and a word', `<p><label>Sum</label> <span>9 − four = <input name=mc size=2></span></p>`],
    ['a code that is read out', `<audio src="/code.wav"></audio><label>Digits <input name=ac maxlength=6></label>`],
    ['a graphic of a text', `<svg><text x=9>xR7q</text></svg><label>Opište <input name=k maxlength=4></label>`, 'cs'],
    [
      'a wide graphic',
      `<svg viewBox="0 0 150 50"><path d="M0 0"/></svg><label>Opište <input name=k maxlength=4></label>`,
    ],
    ['a picture that is no file', `<img src="/cap"><label>अक्षर लिखें <input name=k maxlength=6></label>`, 'hi'],
    ['letters to copy', `<label for=k>Opište</label> <b><i>K</i><u>7</u><i>p</i></b> <input name=k id=k size=3>`, 'cs'],
    [
      'a picture right behind it, before another field',
      `<div><label for=m>Mã xác nhận</label><input name=mx id=m><img src="/Captcha.aspx" width=90></div><p><input name=mail></p>`,
      'vi',
    ],
    ['by name nSecCode', `<input name=nSecCode>`],
    ['by name cptch_number', `<input name=cptch_number>`],
    ['by name visual_verify_code', `<input name=visual_verify_code>`],
  ])('%s', (_, html, lang) => expect(fieldIn(html, lang).purpose).toBe('captcha'))

  test.each<[string, string, string?]>([
    ['a coupon under a banner', `<img src="/banner.php?id=2" width=300><label>Coupon code <input name=coupon></label>`],
    ['a postcode under a map', `<img src="/map.png"><label>Post code <input name=zip maxlength=8></label>`],
    ['a name under a portrait', `<img src="/me.jpg"><label>Your name <input name=n></label>`],
    ['an age', `<label>How much is your budget? <input name=b></label>`],
    ['a question', `<label>What is your question? <input name=q></label>`],
    ['a plus', `<label>Age 18+ <input name=age></label>`],
    ['a formula of a product', `<label>Model (4x4 or 2x2) <input name=m></label>`],
    ['a phone', `<label>Phone +49 30 <input name=p></label>`],
    [
      'a short field below a picture of a product',
      `<img src="/products/4.jpg" width=200 height=200><label>Quantity <input name=qty size=3></label>`,
    ],
    [
      'an icon before it',
      `<svg viewBox="0 0 24 24"><path d="M0 0"/></svg><label>Türkod <input name=k maxlength=4></label>`,
    ],
    ['one sum of a quiz', `<label>2. What is 7 × 8? <input name=q></label>`],
    ['people to count, Russian', `<label>Количество человек <input name=n></label>`, 'ru'],
    ['a caption', `<label>Enter the text for the image <input name=image_caption></label>`],
    ['a filter', `<label>Spam filter <select name=spam_level><option>Low<option>High</select></label>`],
    ['human resources', `<label>Human resources: who is your contact? <input name=q></label>`],
    ['how many robots', `<label>How many robots do you need? <input name=answer></label>`],
    ['a model of a robot', `<label>Model of the robot: „S7“ or „S8“ <input name=answer></label>`],
    ['a range of ages', `<label>How many aged 3 to 5? <input name=answer size=2></label>`],
    ['no spam', `<label>Your email? <input name=e></label> <small>No spam.</small>`],
    ['a picture of the next field', `<label>Town <input name=t></label><img src="/captcha.png"><input name=code>`],
    ['a label that waves', `<label for=k><i>C</i><i>i</i><i>t</i><i>y</i></label><input name=k id=k size=20>`],
    ['what is shown on a bill', `<label>Enter the number shown on your bill <input name=bill></label>`],
  ])('no captcha: %s', (_, html, lang) => expect(fieldIn(html, lang).purpose).not.toBe('captcha'))
})
