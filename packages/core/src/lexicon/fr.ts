import type { Words } from './words.ts'

/** French */
export const fr: Words = {
  deletes: 'supprim|effac|resili|desabonn|desinscri|annul|retract|(?:fermer|cloturer) .*compte',
  pays: 'argent(?= |$)|payer|achet|(?:passer|confirmer|valider|regler|finaliser) .*(?:commande|paiement|achat)|commander|faire un don|(?:faire un )?virement|encher|signer(?= |$)|retirer|souscri|obligation de paiement',
  final:
    'irrevers|irrevoc|(?:supprim|effac|perd)\\S* (?:\\S+ )?definitivement|definitivement (?:supprim|effac|perd)|ne (?:peut|pourra|peuvent) (?:\\w+ ){0,3}(?:annul|retabl|recuper)',
  binds:
    '(?<!non )contraignant|(?:sera|serez|seront) (?:\\w+ )?(?:debit|factur|prelev)|non remboursable|m engage a (?:payer|regler|acheter|verser)',
  wealth: '(?:mes|vos|les) (?:actions|parts|titres|avoirs)|(?:mon|votre|le) solde',
  beside: 'brouillon|apercu|code promo|ajout|refus|non merci|plus tard',
  fillsCart: '(?:au|a) (?:\\w+ )?panier(?: |$)',
  signsIn: 'conne[cx]',
  signsUp: 'inscri|creer .*compte',
  subscribes: 'abonn',
  reads: 'cherche[rz]|recherche[rz]|voir(?= |$)|affiche[rz]|compare[rz]',
  joins: 'et|ou|puis',
  asks: 'cherch|recherch|affich|compar|devis|contact|envoyer (?:un |le |mon )?message|calcul|telecharg',
  minor: 'modifier|mettre|appliquer|enregistrer',
  cancels: 'annuler',
  leaves: 'retour',
  accounts: 'compte',
  captcha: '(?:code|texte|caracteres) .*image|recopie[rz] |combien (?:font?|fait) \\d',
  code: 'code (?:par|de verif)|cod\\w+ de verific',
  password: 'mot ?de ?passe|\\bmdp\\b',
  card: 'cryptogramme|code secret|num\\w+ (?:d\\w+ )?carte\\b|carte bancaire|cod\\w+ de secur',
  trap: '(?:laisse[rz]|laissez ce champ) (?:\\S+ ){0,2}vide|ne (?:pas|rien) (?:remplir|saisir|ecrire)|ne (?:remplissez|completez) pas',
  condition: 'si|pour',
  beings: 'humain',
}
