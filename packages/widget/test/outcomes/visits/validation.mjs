// @ts-nocheck: plain data and pages
/** Marks on fields, of the framework's kind, and marks that are no errors. */
import { D, E, esc, fam, json, M, N, onSend, P, page, see, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('validation')

export { rows }

const pair = (lang, skin, name, h1, F, btn, { to, lead = '', script, ...o }, answer, more = {}) => {
  const show = (main, x) => page(lang, skin, name, main, x)
  const ask = (again = {}, above = '') =>
    show(`${above}<h1>${h1}</h1>${lead}${theForm(F, btn, { action: to, ...o, ...again })}`, { script })
  return {
    '/': () => ask(),
    [to]: take((r, s) => answer(r, ask, show, s)),
    ...Object.fromEntries(Object.entries(more).map(([k, v]) => [k, (_r, s) => v(show, s)])),
  }
}
const given = (F, r) => Object.fromEntries(F.map((x) => [x.key, r.field(x.name)]))

const permit = [
  N('Full name', 'Gwen Parry'),
  E('Email address', 'gwen.parry@example.org'),
  T('plate', 'Vehicle registration number', 'CV19 KLM'),
]
yes('panel', 'en', 'GOV.UK service: warning text beside the form, then the green panel with a reference', {
  does: 'Applies for a resident parking permit',
  fields: permit,
  named: 'applyPermit',
  expects: { success: { selector: '.govuk-panel--confirmation' } },
  pages: pair(
    'en',
    'govuk',
    'Parking services',
    'Apply for a resident permit',
    permit,
    'Submit application',
    {
      to: '/permit/apply',
      look: 'govuk',
      lead: '<div class="govuk-warning-text"><strong>You can be fined up to £1,000 if you give details that are not correct.</strong></div>',
    },
    () => see('/permit/complete'),
    {
      '/permit/complete': (show) =>
        show(
          '<div class="govuk-panel govuk-panel--confirmation"><h1 class="govuk-panel__title">Application complete</h1><div class="govuk-panel__body">Your reference number<br><strong>HDJ2-123F</strong></div></div><p class="govuk-body">We have sent you a confirmation email.</p><h2>What happens next</h2><p>We will check your details and post the permit within 10 working days.</p>',
        ),
    },
  ),
})

const courriel = [
  N('Nom', 'Yann Le Bihan'),
  E('Courriel', 'yann.lebihan@gmial.example.org'),
  M('Message', 'Le gîte est-il libre la deuxième semaine de juillet ?'),
]
yes(
  'suggestion',
  'fr',
  "gîte : une proposition de correction sous l'adresse et des champs marqués valides, puis le merci",
  {
    does: 'Écrit au propriétaire du gîte',
    fields: courriel,
    named: 'ecrireGite',
    expects: { success: { text: 'Merci Yann' } },
    pages: pair(
      'fr',
      'boot',
      'Gîte du Moulin',
      'Nous écrire',
      courriel,
      'Envoyer',
      {
        to: '/contact',
        attrs: 'class="was-validated"',
        script:
          "document.getElementById('email').addEventListener('input',function(e){e.target.classList.add('is-valid');if(!document.getElementById('hint'))e.target.insertAdjacentHTML('afterend','<small id=\"hint\" class=\"form-text text-warning\">Vouliez-vous dire gmail ?</small>')})",
      },
      (r, _a, show) =>
        show(
          `<div class="alert alert-success" role="alert"><h2 class="alert-heading">Merci ${esc((r.field('name') ?? '').split(' ')[0])} !</h2><p>Votre message est bien parti. Nous répondons en général le soir même, une fois les vaches rentrées.</p></div>`,
        ),
    ),
  },
)

const lid = [
  N('Naam', 'Fenna de Wit'),
  E('E-mailadres', 'fenna.dewit@example.org'),
  D('birth', 'Geboortedatum', '1991-04-02'),
]
yes('messages', 'nl', 'Django: messages met succes, terwijl het zoekveld in de kop nog een errorlist heeft', {
  does: 'Meldt een lid aan bij de roeivereniging',
  fields: lid,
  named: 'wordLid',
  expects: { success: { selector: '.messagelist .success' } },
  pages: pair(
    'nl',
    'boot',
    'Roeivereniging De Maas',
    'Word lid',
    lid,
    'Aanmelden',
    {
      to: '/lid/',
      look: 'django',
      lead: '<form id="zoek" role="search"><ul class="errorlist"><li>Vul minstens drie letters in.</li></ul><label for="zq">Zoeken</label><input id="zq" name="zq"></form>',
    },
    (_r, _a, show) =>
      show(
        '<ul class="messagelist"><li class="success">Bedankt voor je aanmelding, Fenna. De ledenadministratie stuurt je binnen een week een welkomstmail.</li></ul><form id="zoek" role="search"><ul class="errorlist"><li>Vul minstens drie letters in.</li></ul><label for="zq">Zoeken</label><input id="zq" name="zq"></form><p><a href="#">Bekijk het trainingsrooster</a></p>',
      ),
  ),
})

const account = [T('username', 'Username', 'nightheron'), E('Email', 'nh@example.org')]
no('taken-name', 'en', 'Django form again with an errorlist at the user name, answer 200', {
  does: 'Registers for the birders forum',
  fields: account,
  named: 'registerForum',
  wanted: 'rejected',
  pages: pair(
    'en',
    'phpbb',
    'Estuary Birders',
    'Register',
    account,
    'Sign up',
    { to: '/accounts/register/', look: 'django' },
    (r, ask) => ask({ values: given(account, r), errors: { username: 'A user with that username already exists.' } }),
  ),
})

const career = [
  N('Full name', 'Theo Lindgren'),
  E('Email', 'theo.lindgren@example.org'),
  T('notice', 'Notice period (weeks)', '12'),
]
no('mui-400', 'en', 'React job application: 400 with errors per field, the field turns aria-invalid', {
  does: 'Applies for the baker position',
  fields: career,
  named: 'applyForJob',
  wanted: 'rejected',
  expects: { success: { text: 'Application received' } },
  pages: {
    '/': () =>
      page(
        'en',
        'root',
        'Crumb & Co careers',
        `<h1>Baker, night shift</h1>${theForm(career, 'Apply', { look: 'mui', attrs: 'novalidate' })}`,
        {
          script: onSend(
            "if(r.ok){form.outerHTML='<h2>Application received</h2>';return}for(var k in d.errors){var i=form.elements[k];i.setAttribute('aria-invalid','true');document.getElementById(i.id+'-helper-text').textContent=d.errors[k][0]}",
            { url: '/api/jobs/41/applications' },
          ),
        },
      ),
    '/api/jobs/41/applications': take(() =>
      json({ errors: { notice: ['We need someone who can start within eight weeks.'] } }, 400),
    ),
  },
})

const iscr = [
  N('Nome e cognome', 'Chiara Bellandi'),
  E('E-mail', 'chiara.bellandi@example.org'),
  T('tessera', 'Numero di tessera', 'AR-20417'),
]
no('gravity', 'it', 'Gravity Forms: torna il modulo con il campo in errore e il riquadro in alto', {
  does: 'Iscrive alla gita sociale',
  fields: iscr,
  named: 'iscriviGita',
  wanted: 'rejected',
  pages: pair(
    'it',
    'blocks',
    'CAI sezione di Arco',
    'Gita al rifugio',
    iscr,
    'Iscriviti',
    { to: '/gita/', look: 'gf' },
    (r, ask) =>
      ask(
        {
          values: given(iscr, r),
          errors: { tessera: 'Con questa tessera risulti già in partenza con il gruppo del sabato.' },
        },
        '<div class="gform_validation_errors" role="alert"><h2 class="gform_submission_error">Si è verificato un problema con il tuo invio. Controlla i campi qui sotto.</h2></div>',
      ),
  ),
})

const afm = [N('Ονοματεπώνυμο', 'Ελένη Μαρκάκη'), E('Email', 'eleni.markaki@example.org'), T('afm', 'ΑΦΜ', '123456780')]
no('afm', 'el', 'ο έλεγχος της σελίδας δεν δέχεται το ΑΦΜ, τίποτα δεν στέλνεται', {
  does: 'Ζητά έκδοση τιμολογίου',
  fields: afm,
  named: 'requestInvoice',
  sends: 0,
  wanted: 'rejected',
  status: ['rejected', 'failed'],
  pages: pair(
    'el',
    'boot',
    'Βιβλιοπωλείο Ανατολή',
    'Αίτηση τιμολογίου',
    afm,
    'Υποβολή',
    {
      to: '/timologio',
      attrs: 'novalidate',
      script:
        "document.getElementById('f1').addEventListener('submit',function(e){var i=document.getElementById('afm'),s=0;for(var k=0;k<8;k++)s+=i.value[k]*Math.pow(2,8-k);if(s%11%10!==+i.value[8]){e.preventDefault();i.classList.add('is-invalid');i.setAttribute('aria-invalid','true');i.insertAdjacentHTML('afterend','<div class=\"invalid-feedback\">Το τελευταίο ψηφίο δεν ταιριάζει με τα προηγούμενα.</div>');i.focus()}})",
    },
    (_r, _a, show) => show('<h1>Ευχαριστούμε</h1>'),
  ),
})

const livr = [
  N('Nume', 'Ioana Pârvu'),
  P('Telefon', '0722 555 012'),
  T('adresa', 'Adresa de livrare', 'Str. Morii 4, Sânpetru'),
]
no(
  'rosu',
  'ro',
  'formular PHP vechi: se întoarce cu un rând roșu deasupra, fără semne pe câmpuri; comanda de probă nu e înregistrată',
  {
    does: 'Cere o livrare de probă',
    fields: livr,
    named: 'cereLivrare',
    pages: pair(
      'ro',
      'relic',
      'Lăptăria din Deal',
      'Livrare de probă, gratuit',
      livr,
      'Trimite',
      { to: '/proba.php', look: 'table', isInput: true },
      (r, ask) =>
        ask(
          { values: given(livr, r) },
          '<p><font color="#cc0000"><b>Doamnă Pârvu, mașina noastră urcă până la Bod, iar Sânpetru rămâne de partea cealaltă a drumului. Aveți o rudă la Bod la care să lăsăm sticlele?</b></font></p>',
        ),
    ),
  },
)
