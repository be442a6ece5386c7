import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'le|la|les|des|et|une|pour|vous|nous|est|dans|avec|du|sur',
  deletes:
    'suppr[ei]|effac|resili|desabonn|desinscri|donne\\w* (?:mon )?(?:conge|preavis)|annul|retract|revo[cq]|desactiv|demission|renonc|suspend|met\\w+ fin|(?:ferm|clotur)\\w* .*compte|(?:denonc|arret)\\w* .*(?:contrat|abonnement)|quitte[rz]? (?:\\w+ )?(?:asso|club|programme)|vide[rz]? .*(?:donnees|historique|archive|dossier|boite)|\\S+ (?:\\w+ ){0,3}(?:d usine|corbeille)',
  pays: 'regler (?:la |ma |mes |une |votre |l )?(?:facture|cotisation|amende|solde)|regler(?: maintenant)?$|argent(?= |$)|paye[rz]|je pai|payante?(?= |$)|achet|achat imm|(?<!a )vendre|je donne(?! m)|donne[rz](?: maintenant)?$|dons? (?:mensuel|ponctuel|regulier)|souten|(?:pass|confirm|valid|regl|finalis|proced|effectu|realis|envoy)\\w* .*(?:commande|paiement|achat)|commande[rz]|je commande|(?:un|mon) don(?= |$)|virement|vire[rz](?= |$)|transferer|des fonds|(?:sur)?encher|miser?$|(?:fai|soumet|plac|propos)\\w+ (?:\\w+ )?offre|sign(?:e[rz]?|ature)(?= |$)|retire[rz]?(?= |$)(?! des favoris)|(?:\\w+r) (?:\\w+ )?retrait|souscri|obligation de paiement|renouvel|reabonn|prolong|recondui|pourboire|recharg(?!\\w* (?:la )?page)|du credit|(?:credite|alimente)[rz]|verse[rz]|acompte|arrhes|(?:accept|approuv|valid|confirm)\\w* (?:\\w+ )?(?:offre|devis|contrat|proposition|pret|credit|financement)|bon pour accord|(?:pass|mett)\\w+ (?:a|au) .*(?:pro|superieure?|offre|plan|forfait|formule|abonnement)(?= |$)|(?:pre[n]|act|demarr|commenc|chang)\\w* .*(?:abonnement|forfait|formule)|debloquer (?:\\S+ )?(?:somme|fonds|argent)',
  final:
    'irrevers|irrevoc|(?:supprim|effac|perd)\\S* (?:\\S+ )?definitivement|definitivement (?:supprim|effac|perd)|ne (?:peut|pourra|peuvent) (?:\\w+ ){0,3}(?:annul|retabl|recuper)|ne pourr\\S+ plus etre (?:rappel|revoqu|restitu|modifi)',
  binds:
    '(?<!non )contraignant|(?:sera|serez|seront) (?:\\w+ )?(?:debit|factur|prelev)|non remboursable|m engage a (?:payer|regler|acheter|verser)',
  wealth: '(?:mes|vos|les) (?:actions|parts|titres|avoirs)|(?:mon|votre|le) solde',
  views:
    'recherche|tous les filtres|(?:des?|du) (?:(?:la|l|ma|mes|vos) )?(?:liste d )?(?:favoris|envies|souhaits|compar\\w+)',
  sends: 'envoy|valid|continu|suivant|confirm|reserv|oui|soumet',
  beside: 'brouillon|apercu|code promo|ajout|refus|non merci|plus tard',
  fillsCart: '(?:au|a) (?:\\w+ )?panier(?: |$)',
  signsIn: 'conne[cx]|identifi',
  signsUp: 'inscri|creer .*compte',
  subscribes: 'abonn',
  unsubscribes: 'desabonn|desinscri',
  mailings: 'newsletter|infolettre|lettre d information',
  reads: 'cherche[rz]|recherche[rz]|comment(?= )|voir(?= |$)|affiche[rz]|compare[rz]',
  joins: 'et|ou|puis',
  asks: 'poser|rappele|cherch|recherch|affich|filtr|tri(?:e[rz])?(?= |$)|compar|devis|contact|envoyer (?:un |le |mon )?message|calcul|telecharg|favoris|envies|souhaits|suiv(?:re|ez|i)(?= |$)|partage|j aime|avis|note[rz]|evalu|comment|newsletter|infolettre|disponib|imprim|langue|marque[rz]|signale|presence|invitation|(?:savoir|charger) plus|inscri\\w* .*gratuit',
  minor: 'modifier|mettre|appliquer|enregistrer',
  cancels: 'annuler|retour|fermer|precedent|masquer|pas maintenant',
  leaves: 'retour',
  accounts: 'compte',
  captcha: '(?:code|texte|caracteres) .*image|recopie[rz] |combien (?:font?|fait) \\d',
  code: 'code (?:par|de verif)|cod\\w+ de verific',
  password: 'mot ?de ?passe|\\bmdp\\b',
  card: 'cryptogramme|code secret|num\\w+ (?:d\\w+ )?(?:\\w+ )?carte\\b(?! (?:de )?(?:bibl|med|lec|fid|mem|adh|cad|etu))|carte bancaire|cod\\w+ de secur',
  trap: 'laisse[rz]? (?:\\S+ ){0,3}vide|reste\\w* (?:vide|inchange)|ne (?:pas|rien) (?:remplir|saisir|ecrire)|ne (?:remplissez|completez) (?:\\w+ )?pas',
  negates: 'ne',
  condition: 'si|pour|avant',
  thanks: 'merci',
  done: 'envoye|recu|recue|enregistre|transmis|confirme|publiee?s?$|succes|inscrit|parvenu|fait$|pris$|validee|deposee?$|reservee|parti$',
  neutral:
    'le|la|les|l|un|une|votre|vos|vous|nous|notre|est|a|ete|ont|avons|bien|et|de|du|d|pour|message|demande|tres|vite|bientot|beaucoup|formulaire|e|mail|reponse|reviendrons|vers|rapidement|ici|fermer|retour|donnees|inscription|reservation|commande|rendez|rdv|candidature|avis|alerte|commentaire|c|avoir|contactes|abonnement|envoi|participation|repondrons|dans|plus|brefs|delais|en|prise|compte|sous|peu|avec|nos|equipes|etes|dossier|signalement|note|equipe|h|numero',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'nouveau mot de passe',
  password: 'mot de passe|mdp',
  email: 'courriel|adresse email',
  username: 'identifiant|pseudo|nom d utilisateur|utilisateur',
  'given-name': 'prenom',
  'family-name': 'nom de famille',
  name: 'nom|nom complet|nom et prenom|nom prenom|prenom et nom',
  organization: 'entreprise|societe|nom de l entreprise|nom de la societe|raison sociale',
  'job-title': 'poste',
  phone: 'telephone|numero de telephone|telephone portable',
  subject: 'sujet|objet|motif',
  message: 'message|commentaire|remarque|remarques|commentaires',
  'street-address': 'rue|n et rue',
  city: 'ville|localite|commune',
  region: 'departement',
  'postal-code': 'code postal',
  country: 'pays',
  amount: 'montant',
  quantity: 'quantite',
  'birth-date': 'date de naissance',
  date: 'jour',
  time: 'heure|horaire',
  search: 'recherche|rechercher',
  consent: 'conditions',
  file: 'fichier',
  'card-number': 'numero de carte|carte bancaire',
  'card-name': 'titulaire',
  'card-expiry': 'date d expiration',
  'card-security-code': 'cryptogramme|code secret',
  'one-time-code': 'code de verification',
  unknown: 'comment nous|comment avez vous',
}

/** What says so only as a whole label. */
const labels = {
  message: 'votre demande',
  phone: 'portable',
}

/** What forms and buttons speak of. */
const topics = {
  signup:
    'creer un mot de passe|creez votre mot de passe|s inscrire|inscription|inscrivez vous|je m inscris|creer un compte|creer mon compte|creer votre compte|creez votre compte|nouveau compte|enregistrement',
  login: 'connexion|se connecter|connectez vous|me connecter|identifiez vous|s identifier|deja inscrit|rester connecte',
  recovery: 'rappel de votre mot de passe|mot de passe oublie|mot de passe perdu|oublie votre mot de passe',
  'password-change': 'nouveau mot de passe|modifier le mot de passe',
  search: 'recherche|rechercher|chercher|trouver',
  comment: 'commentaire|commentaires|avis|repondre|livre d or',
  order: 'ajouter au panier|acheter|commander|payer|paiement|commande|livraison',
  contact: 'contact|contactez nous|contacter|ecrivez nous|envoyer le message|demander un devis',
  subscribe: 'newsletter|s abonner|abonnez vous|je m abonne|infolettre',
  pricing: 'tarifs',
  booking: 'reserver|reservation|prendre rendez vous',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'reserver|rendez vous',
  contact: 'devis|demander un devis|contactez nous|nous contacter',
  pricing: 'devis|demander un devis|tarifs|prix',
  support: 'aide|assistance|questions frequentes',
  checkout: 'panier|commander|acheter',
  login: 'connexion|se connecter|mon compte',
  signup: 'inscription|s inscrire|creer un compte',
}

/** The same in the last part of an address. */
const paths = {
  pricing: 'tarifs',
  login: 'connexion',
  signup: 'inscription',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'confidentialite',
  terms: 'conditions generales|cgv|cgu',
  imprint: 'mentions legales',
  about: 'a propos|qui sommes nous',
  reviews: 'avis|temoignages',
  returns: 'garantie',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'suivant|continuer|étape suivante',
  sends: 'envoyer|valider|continuer|s inscrire|connexion|rechercher',
  vague:
    'soumettre|valider|cliquez|cliquez ici|ici|plus|en savoir plus|lire plus|lire la suite|voir plus|voir|plus d infos|oui|non',
  calls: 'appelez',
  passwordInUse: 'mot de passe actuel|ancien mot de passe',
  payees: 'beneficiaire|destinataire',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'à partir de|dès|seulement|pour|coûte|prix|de|tarif',
  none: 'levé|salaire|amende|chiffre d.affaires|subvention|budget|gagn|dons?\\b',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'ajout\\w* (?:\\w+ ){0,2}(?:au|a la|dans le) panier',
    apply: 'postul|candidat',
    ask: 'pose[rz]',
    book: 'prendre (?:un )?r(?:endez vous|dv)|prise de r(?:endez vous|dv)|prenez r(?:endez vous|dv)|planifi|fixer',
    buy: 'achet|offrir',
    calculate: 'calcul|estim|simul',
    cancel: 'annul|resili',
    change: 'modifi|chang|nouveau (?=mot de passe)|mettre a jour',
    check: 'verifi|consult',
    checkout: '(?:passer|valider|finaliser|confirmer|regler) (?:\\w+ )?(?:commande|panier)|paiement|payer',
    claim: 'utiliser|activer',
    comment: 'comment|repondre|laisser un commentaire',
    compare: 'compar',
    contact: 'contact|ecri(?:re|vez)[ -]?nous|nous (?:ecrire|joindre)',
    delete: 'supprim|effac|cloturer|fermer (?=\\w+ ?compte)',
    donate: 'faire un don|je donne|don(?= |$)|donner(?= maintenant|$)',
    download: 'telecharg',
    find: 'trouv|localis',
    join: 'rejoin|adher|devenir membre',
    order: 'command',
    recover: 'oubli|reinitialis|recuper',
    register: 'inscri|particip',
    report: 'signal|declar',
    request: 'demand|obtenir|recevoir|souhaite',
    reserve: 'reserv',
    search: 'recherch|cherch',
    send: 'envo[iy]|soumett|partag|transmett|valider|continuer|suivant|confirmer',
    start: 'essa[iy]|commenc',
    subscribe: 'abonn|inscri\\w* (?:\\w+ )*(?=newsletter|infolettre|lettre)',
    track: 'suivre|suivi|ou est',
    unsubscribe: buttons.unsubscribes!,
    upload: 'televers|depos',
    vote: 'vote',
    write: 'redig|donner (?:\\w+ )?avis|laisser (?:\\w+ )?avis|not(?:er|ez)(?= )|evalu',
  },
  things: {
    Account: 'compte|profil',
    Address: 'adresse',
    Advanced: 'avancee?s?(?= |$)',
    Application: 'candidature|cv(?= |$)|lettre de motivation',
    Appointment: 'r(?:endez vous|dv)(?= |$)|consultation',
    Availability: 'disponib',
    Booking: 'reservation',
    Branch: 'agence|succursale',
    Brochure: 'brochure|catalogue|documentation|guide(?= |$)',
    Callback: 'rappel|etre rappele|rappelez',
    Cart: 'panier',
    Checkout: '(?:adresse de )?livraison|facturation',
    Class: 'cours(?= |$)',
    Comment: 'commentaire',
    Complaint: 'reclamation',
    Consultation: 'conseil',
    Contact: 'contact|message|ecri(?:re|vez)[ -]?nous',
    Course: 'formation|stage',
    Demo: 'demo',
    Discount: 'code promo|remise|bon de reduction',
    Donation: 'don(?= |$)|dons(?= |$)',
    Event: 'evenement|concert|conference|exposition|portes ouvertes',
    Feedback: 'vos retours|suggestion',
    Invoice: 'facture',
    Job: 'emploi|poste(?= |$)|offre d emploi|recrut',
    Lesson: 'lecon',
    Loan: 'pret(?= |$)|credit|emprunt|financement|mensualit',
    Membership: 'adhesion|membre',
    Mortgage: 'hypothe|pret immobilier',
    Newsletter: buttons.mailings!,
    Order: 'commande',
    Parcel: 'colis|envoi(?= |$)',
    Password: 'mot de passe',
    Petition: 'petition',
    Prescription: 'ordonnance',
    Pricing: 'tarif|prix',
    Quote: 'devis|chiffrage',
    Question: 'question',
    Refund: 'rembours',
    Repair: 'reparation|depannage',
    Return: 'retour(?= |$)',
    Review: 'avis|temoignage',
    Room: 'chambre|sejour',
    Sample: 'echantillon',
    Store: 'magasin|boutique|point de vente',
    Subscription: 'abonnement|contrat',
    Survey: 'sondage|enquete|questionnaire',
    Table: 'table(?= |$)',
    TestDrive: 'essai(?= (?:routier|d\\w* v))',
    Ticket: 'billet',
    Tour: 'visite guidee',
    Trial: 'essai(?= |$)',
    Valuation: 'estimation',
    Viewing: 'visite(?= |$)',
    Volunteer: 'benevol',
    GiftVoucher: '(?:cheque|bon|carte) cadeau',
    Waitlist: 'liste d attente',
    Workshop: 'atelier',
  },
  filler:
    'le|la|les|l|un|une|des|de|du|d|a|au|aux|en|et|ou|pour|par|sur|votre|vos|notre|nos|mon|ma|mes|ce|cette|nous|vous|je|gratuit|gratuite|gratuitement|maintenant|ici|ligne|nouveau|nouvelle|s|sa|son|ses|formulaire|avec|dans|est|plus|suivant|etre|informations',
}

/** French */
export const fr: Language = { buttons, fields, labels, topics, intents, paths, trust, texts, prices }
