import type { FixtureAnswer, FixtureSite } from './fixture-site.ts'

const page = (title: string, body: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | La Cave des Remparts, caviste à Semur</title>
<style>
body{margin:0;font-family:"Times New Roman",serif;color:#2b1a1a}.entete,.pied{background:#4a1423;color:#fff;padding:12px 22px}.entete a,.pied a{color:#fff}
.contenu{max-width:880px;margin:auto;padding:20px}.champ{margin:10px 0}.champ label{display:block}.message-ok{background:#e6f3e6;padding:8px}.message-erreur{background:#f8dede;padding:8px}
.bandeau{position:fixed;bottom:0;left:0;right:0;background:#fff;padding:8px 22px;border-top:1px solid #ccc}.voile{position:fixed;inset:0;background:rgba(40,10,20,.85);color:#fff;text-align:center;padding-top:20vh}
.cache{position:absolute;left:-9999px}
</style>
<!-- widget --></head>
<body>
<header class="entete">
<a href="/">La Cave des Remparts</a>
<nav aria-label="Principal"><a href="/vins">Nos vins</a> <a href="/degustations">Dégustations</a> <a href="/suivi">Suivre ma commande</a> <a href="/contact">Contact</a> <a href="/panier">Panier (2)</a></nav>
<div class="langues"><a href="/?lang=fr" lang="fr" aria-current="true">FR</a> <a href="/?lang=en" lang="en">EN</a></div>
<form action="/recherche" method="get" role="search" id="recherche"><input type="search" name="q" placeholder="Rechercher un vin, une région…" aria-label="Rechercher un vin"><button type="submit">OK</button></form>
</header>
<main class="contenu">
${body}
</main>
<footer class="pied">
<form action="/lettre" method="post" id="lettre"><p>La lettre du caviste : une bouteille, une recette, une fois par mois.</p>
<label for="lettre-mail">Votre adresse e-mail</label> <input id="lettre-mail" type="email" name="email" required> <button type="submit">S'inscrire</button></form>
<p>8, rue du Rempart, 21140 Semur. Du mardi au samedi, 10 h–12 h 30 et 15 h–19 h 30. Tél. 03 80 55 01 23</p>
<p>L'abus d'alcool est dangereux pour la santé, à consommer avec modération. Vente interdite aux mineurs.</p>
<p><a href="/desabonnement">Se désabonner de la lettre</a> · <a href="/mentions-legales">Mentions légales</a></p>
</footer>
<div class="bandeau" id="bandeau">Nous utilisons des cookies de mesure d'audience. <button type="button" onclick="document.getElementById('bandeau').hidden=true">Tout accepter</button> <button type="button" onclick="document.getElementById('bandeau').hidden=true">Continuer sans accepter</button></div>
</body>
</html>`

const merci = (titre: string, texte: string): string =>
  page(titre, `<h1>${titre}</h1><p class="message-ok">${texte}</p><p><a href="/">Retour à l'accueil</a></p>`)

const echapper = (texte: string): string =>
  texte.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const refus = (erreurs: string[]): FixtureAnswer => ({
  status: 422,
  html: page(
    'Formulaire incomplet',
    `<h1>Formulaire incomplet</h1><div class="message-erreur" role="alert"><ul>${erreurs.map((e) => `<li>${e}</li>`).join('')}</ul></div><p>Merci de revenir en arrière et de corriger votre saisie.</p>`,
  ),
})

const courriel = (valeur: string | undefined): boolean => /^\S+@\S+\.\S+$/.test(valeur ?? '')

const accueil = page(
  'Vins de vignerons',
  `<h1>Des vins de vignerons, choisis à pied</h1>
<p>Nous connaissons chaque domaine de cette page, et souvent le chien du domaine. Livraison offerte dès 12 bouteilles.</p>
<ul><li><a href="/vins/saint-joseph-granit">Saint-Joseph « Granit » 2022</a>, 24,50 €</li><li><a href="/vins/bandol-vieilles-vignes">Bandol Vieilles Vignes 2016</a>, épuisé</li></ul>
<p><a href="/pourquoi-nous">Pourquoi nous choisir ?</a></p>
<div class="voile" id="voile-age" hidden><h2>Avez-vous plus de 18 ans ?</h2><p>La vente d'alcool est interdite aux mineurs.</p><button type="button" id="age-oui">Oui, j'ai plus de 18 ans</button> <button type="button" id="age-non">Non</button></div>
<script>
(function () {
  var voile = document.getElementById('voile-age')
  try { voile.hidden = localStorage.getItem('majeur') === '1' } catch (e) { voile.hidden = false }
  document.getElementById('age-oui').onclick = function () { try { localStorage.setItem('majeur', '1') } catch (e) {} voile.hidden = true }
  document.getElementById('age-non').onclick = function () { location.href = '/mentions-legales' }
})()
</script>`,
)

const vins = page(
  'Nos vins',
  `<h1>Nos vins</h1>
<form class="filtres" onsubmit="return false"><label>Couleur <select id="couleur" onchange="var c=this.value;document.querySelectorAll('.vin').forEach(function(v){v.hidden=!!c&&v.dataset.c!==c})"><option value="">Toutes</option><option value="r">Rouge</option><option value="b">Blanc</option></select></label></form>
<ul><li class="vin" data-c="r"><a href="/vins/saint-joseph-granit">Saint-Joseph « Granit » 2022</a> 24,50 €</li><li class="vin" data-c="r"><a href="/vins/bandol-vieilles-vignes">Bandol Vieilles Vignes 2016</a> épuisé</li><li class="vin" data-c="b">Sancerre « Les Caillottes » 2024 19,80 €</li></ul>`,
)

const granit = page(
  'Saint-Joseph « Granit » 2022',
  `<h1>Saint-Joseph « Granit » 2022</h1>
<p>Domaine Chavant, vallée du Rhône. Syrah, 13 %. Poivre, violette, olive noire. À boire jusqu'en 2034, avec un agneau ou un soir de pluie.</p>
<p class="prix"><strong>24,50 €</strong> la bouteille, soit 32,67 € le litre</p>
<form action="/panier/ajouter" method="post" class="ajout"><input type="hidden" name="vin" value="saint-joseph-granit">
<label for="qte">Quantité</label> <input id="qte" name="quantite" type="number" min="1" max="36" value="1">
<label for="format">Format</label> <select id="format" name="format"><option value="75">Bouteille 75 cl</option><option value="150">Magnum 150 cl</option></select>
<button type="submit">Ajouter au panier</button></form>
<button type="button" onclick="window.print()">Imprimer la fiche</button>`,
)

const bandol = page(
  'Bandol Vieilles Vignes 2016',
  `<h1>Bandol Vieilles Vignes 2016</h1>
<p>Mourvèdre de soixante ans, garrigue et cuir. <strong>38 €</strong>. <em>Épuisé pour le moment.</em></p>
<button type="button" id="alerte-ouvrir" aria-haspopup="dialog" aria-controls="alerte">Me prévenir du retour en stock</button>
<dialog id="alerte"><h2>Retour en stock</h2><p>Un seul e-mail, le jour où le vin revient.</p>
<form action="/alerte-stock" method="post" id="alerte-form"><input type="hidden" name="vin" value="bandol-vieilles-vignes">
<div class="champ"><label for="al-mail">Adresse e-mail <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="al-mail" type="email" name="email" required></div>
<div class="champ"><label for="al-nb">Bouteilles souhaitées</label><input id="al-nb" type="number" name="bouteilles" min="1" value="1"></div>
<button type="submit">Prévenez-moi</button> <button type="button" id="alerte-fermer">Fermer</button></form></dialog>
<script>
var alerte = document.getElementById('alerte')
document.getElementById('alerte-ouvrir').addEventListener('click', function () { alerte.showModal() })
document.getElementById('alerte-fermer').addEventListener('click', function () { alerte.close() })
</script>`,
)

const panier = (avant = ''): string =>
  page(
    'Panier',
    `<h1>Votre panier</h1>
${avant}
<table><thead><tr><th>Vin</th><th>Quantité</th><th>Total</th></tr></thead><tbody>
<tr><td>Saint-Joseph « Granit » 2022</td><td>1</td><td>24,50 €</td></tr><tr><td>Sancerre « Les Caillottes » 2024</td><td>1</td><td>19,80 €</td></tr></tbody>
<tfoot><tr><th colspan="2">Sous-total</th><td>44,30 €</td></tr></tfoot></table>
<form action="/panier/code" method="post" class="code-promo"><label for="code">Code promo</label> <input id="code" name="code" required autocomplete="off"> <button type="submit">Appliquer</button></form>
<form action="/panier/vider" method="post" class="vider"><button type="submit">Vider le panier</button></form>
<p><a class="bouton" href="/commande/coordonnees">Passer commande</a> <a href="/vins">Continuer mes achats</a></p>`,
  )

const etapes = (n: number): string =>
  `<ol class="etapes">${['Coordonnées', 'Livraison', 'Paiement'].map((e, i) => `<li${i + 1 === n ? ' aria-current="step"' : ''}>${e}</li>`).join('')}</ol>`

const coordonnees = page(
  'Commande : vos coordonnées',
  `<h1>Votre commande</h1>${etapes(1)}
<form action="/commande/coordonnees" method="post" id="coordonnees">
<fieldset><legend>Civilité</legend><label><input type="radio" name="civilite" value="mme"> Madame</label> <label><input type="radio" name="civilite" value="m"> Monsieur</label></fieldset>
<div class="champ"><label for="co-nom">Nom <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="co-nom" name="nom" autocomplete="family-name" required></div>
<div class="champ"><label for="co-prenom">Prénom <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="co-prenom" name="prenom" autocomplete="given-name" required></div>
<div class="champ"><label for="co-mail">E-mail <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="co-mail" name="email" type="email" autocomplete="email" required></div>
<div class="champ"><label for="co-tel">Téléphone</label><input id="co-tel" name="tel" type="tel" autocomplete="tel"></div>
<div class="champ"><label for="co-rue">Adresse <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="co-rue" name="adresse" autocomplete="street-address" required></div>
<div class="champ"><label for="co-cp">Code postal <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="co-cp" name="cp" autocomplete="postal-code" inputmode="numeric" required></div>
<div class="champ"><label for="co-ville">Ville <abbr title="obligatoire" aria-hidden="true">*</abbr></label><input id="co-ville" name="ville" autocomplete="address-level2" required></div>
<button type="submit">Continuer vers la livraison</button></form>`,
)

const livraison = page(
  'Commande : livraison',
  `<h1>Votre commande</h1>${etapes(2)}
<form action="/commande/livraison" method="post" id="livraison"><fieldset><legend>Mode de livraison</legend>
<label><input type="radio" name="mode" value="cave" checked> Retrait à la cave, gratuit</label><label><input type="radio" name="mode" value="domicile"> À domicile, 9,90 €</label></fieldset>
<label for="liv-note">Instructions pour le livreur</label> <textarea id="liv-note" name="note"></textarea>
<button type="submit">Continuer vers le paiement</button></form>`,
)

const paiement = page(
  'Commande : paiement',
  `<h1>Votre commande</h1>${etapes(3)}
<p>Total TTC : <strong>54,20 €</strong> (livraison comprise)</p>
<form action="/commande/paiement" method="post" id="paiement">
<fieldset><legend>Mode de paiement</legend><label><input type="radio" name="paiement" value="livraison" required> À la livraison</label><label><input type="radio" name="paiement" value="virement"> Virement bancaire</label><label><input type="radio" name="paiement" value="cheque"> Chèque</label></fieldset>
<p><label><input type="checkbox" name="majeur" value="oui" required> Je certifie avoir 18 ans ou plus</label></p>
<p><label><input type="checkbox" name="cgv" value="oui" required> J'accepte les conditions générales de vente</label></p>
<button type="submit">Commander avec obligation de paiement</button></form>`,
)

const degustations = page(
  'Dégustations',
  `<h1>Dégustations à la cave</h1>
<p>Le vendredi à 19 h, douze personnes autour de la grande table. Les dégustations sont offertes ; le fromage aussi.</p>
<ul><li>4 décembre : vins du Jura</li><li>11 décembre : bulles sans champagne</li><li>18 décembre : vieux millésimes</li></ul>
<form action="/degustations" method="post" class="reservation">
<div class="champ"><label for="de-soir">Soirée</label><select id="de-soir" name="soir" required><option value="">Choisissez une soirée</option><option value="jura">4 décembre : vins du Jura</option><option value="bulles">11 décembre : bulles sans champagne</option><option value="vieux">18 décembre : vieux millésimes</option></select></div>
<div class="champ"><label for="de-nb">Nombre de personnes</label><input id="de-nb" name="personnes" type="number" min="1" max="6" value="1" required></div>
<div class="champ"><label for="de-nom">Nom et prénom</label><input id="de-nom" name="nom" required></div>
<div class="champ"><label for="de-tel">Portable</label><input id="de-tel" name="tel" type="tel" required></div>
<div class="champ"><label for="de-rq">Allergies, remarques</label><textarea id="de-rq" name="remarques"></textarea></div>
<button type="submit">Réserver mes places</button></form>`,
)

const suivi = page(
  'Suivre ma commande',
  `<h1>Suivre ma commande</h1>
<form action="/suivi" method="get" id="suivi"><p><label>Numéro de commande <input name="commande" placeholder="CR-00000" required></label></p><p><label>Code postal de livraison <input name="cp" inputmode="numeric" required></label></p><button type="submit">Voir où elle en est</button></form>`,
)

const desabonnement = page(
  'Se désabonner',
  `<h1>Se désabonner de la lettre</h1><p>Sans rancune. Vous pouvez revenir quand vous voulez.</p>
<form action="/desabonnement" method="post" class="desabo"><div class="champ"><label for="des-mail">Adresse e-mail à retirer de la liste</label><input id="des-mail" type="email" name="email" required></div>
<fieldset><legend>Pour quelle raison ?</legend><label><input type="radio" name="raison" value="trop"> Trop d'e-mails</label><label><input type="radio" name="raison" value="interet"> Le contenu ne m'intéresse plus</label><label><input type="radio" name="raison" value="autre"> Autre</label></fieldset>
<button type="submit">Me désabonner</button></form>`,
)

const contact = page(
  'Contact',
  `<h1>Nous écrire</h1>
<form action="/contact" method="post" id="contact"><div class="champ"><label for="ct-nom">Votre nom</label><input id="ct-nom" name="nom" required></div><div class="champ"><label for="ct-mail">Votre e-mail</label><input id="ct-mail" name="email" type="email" required></div>
<div class="cache"><label for="ct-url">Ne pas remplir</label><input id="ct-url" name="url" tabindex="-1" autocomplete="off"></div>
<div class="champ"><label for="ct-msg">Votre message</label><textarea id="ct-msg" name="message" required></textarea></div><button type="submit">Envoyer</button></form>`,
)

const answer = (method: string, path: string, f: Record<string, string>): FixtureAnswer | undefined => {
  const erreurs: string[] = []
  if (method === 'GET' && path === '/recherche' && 'q' in f) {
    const liste = [
      'Saint-Joseph « Granit » 2022',
      'Bandol Vieilles Vignes 2016',
      'Sancerre « Les Caillottes » 2024',
    ].filter((v) => v.toLowerCase().includes((f.q ?? '').toLowerCase()))
    return {
      status: 200,
      html: page(
        'Recherche',
        `<h1>Résultats pour « ${echapper(f.q ?? '')} »</h1><p>${liste.length} vin(s) trouvé(s)</p><ul>${liste.map((v) => `<li>${v}</li>`).join('')}</ul>`,
      ),
    }
  }
  if (method === 'GET' && path === '/panier' && 'ajoute' in f) {
    return {
      status: 200,
      html: panier(
        `<p class="message-ok" role="status">${echapper(f.ajoute ?? '')} bouteille(s) ajoutée(s) à votre panier.</p>`,
      ),
    }
  }
  if (method === 'GET' && path === '/suivi' && 'commande' in f) {
    if (!/^CR-\d{5}$/i.test(f.commande ?? ''))
      return refus(['Le numéro de commande commence par CR et compte cinq chiffres.'])
    if (!/^\d{5}$/.test(f.cp ?? '')) return refus(['Le code postal compte cinq chiffres.'])
    return {
      status: 200,
      html: page(
        'Suivre ma commande',
        `<h1>Commande ${echapper(f.commande ?? '')}</h1><p>Préparée le 20 novembre, remise au transporteur le 21 novembre. Livraison prévue mardi.</p>`,
      ),
    }
  }
  if (method !== 'POST') return undefined
  if (path === '/panier/ajouter') {
    const n = Number(f.quantite)
    if (!f.vin) erreurs.push('Quel vin ?')
    if (!(n >= 1 && n <= 36)) erreurs.push('Entre 1 et 36 bouteilles.')
    return erreurs.length ? refus(erreurs) : { status: 303, location: `/panier?ajoute=${n}` }
  }
  if (path === '/panier/code') {
    // An expired code is answered with the cart again, status 200, as many shops do.
    const valable = (f.code ?? '').trim().toUpperCase() === 'BIENVENUE5'
    const dit = valable
      ? '<p class="message-ok" role="status">Code appliqué : 5 € de remise.</p>'
      : `<p class="message-erreur" role="alert">Le code « ${echapper(f.code ?? '')} » n'est pas valable ou a expiré.</p>`
    return { status: 200, html: panier(dit) }
  }
  if (path === '/panier/vider') return { status: 200, html: merci('Panier vidé', 'Votre panier est vide.') }
  if (path === '/commande/coordonnees') {
    for (const nom of ['nom', 'prenom', 'adresse', 'ville']) if (!f[nom]) erreurs.push(`Champ obligatoire : ${nom}.`)
    if (!courriel(f.email)) erreurs.push("L'adresse e-mail n'est pas valable.")
    if (!/^\d{5}$/.test(f.cp ?? '')) erreurs.push('Le code postal compte cinq chiffres.')
    return erreurs.length ? refus(erreurs) : { status: 303, location: '/commande/livraison' }
  }
  if (path === '/commande/livraison') {
    return ['cave', 'domicile'].includes(f.mode ?? '')
      ? { status: 303, location: '/commande/paiement' }
      : refus(['Choisissez un mode de livraison.'])
  }
  if (path === '/commande/paiement') {
    if (!['livraison', 'virement', 'cheque'].includes(f.paiement ?? '')) erreurs.push('Choisissez un mode de paiement.')
    if (!f.majeur) erreurs.push('La vente est interdite aux mineurs.')
    if (!f.cgv) erreurs.push('Merci d’accepter les conditions générales de vente.')
    return erreurs.length ? refus(erreurs) : { status: 303, location: '/commande/merci' }
  }
  if (path === '/degustations') {
    if (!['jura', 'bulles', 'vieux'].includes(f.soir ?? '')) erreurs.push('Choisissez une soirée.')
    if (!(Number(f.personnes) >= 1 && Number(f.personnes) <= 6)) erreurs.push('Entre une et six personnes.')
    if (!f.nom || !f.tel) erreurs.push('Nom et portable sont obligatoires.')
    return erreurs.length
      ? refus(erreurs)
      : {
          status: 200,
          html: merci(
            'Réservation confirmée',
            `C'est noté : ${echapper(f.personnes ?? '')} place(s) pour vous. À vendredi !`,
          ),
        }
  }
  if (path === '/alerte-stock') {
    if (!f.vin || !courriel(f.email)) erreurs.push("L'adresse e-mail n'est pas valable.")
    return erreurs.length
      ? refus(erreurs)
      : { status: 200, html: merci('Alerte enregistrée', 'Nous vous écrirons dès que ce vin sera de retour.') }
  }
  if (path === '/desabonnement') {
    return courriel(f.email)
      ? { status: 200, html: merci('Vous êtes désabonné', 'Votre adresse a été retirée de la liste.') }
      : refus(["L'adresse e-mail n'est pas valable."])
  }
  if (path === '/lettre') {
    return courriel(f.email)
      ? { status: 200, html: merci('Merci de votre inscription', 'La prochaine lettre part le premier du mois.') }
      : refus(["L'adresse e-mail n'est pas valable."])
  }
  if (path === '/contact') {
    if (f.url) erreurs.push("Le message n'a pas pu être envoyé.")
    if (!f.nom || !f.message || !courriel(f.email)) erreurs.push('Nom, e-mail et message sont obligatoires.')
    return erreurs.length
      ? refus(erreurs)
      : { status: 200, html: merci('Message envoyé', 'Merci, nous vous répondons sous deux jours.') }
  }
  return undefined
}

export const site: FixtureSite = {
  name: 'wine-shop',
  lang: 'fr',
  spa: false,
  pages: {
    '/': accueil,
    '/vins': vins,
    '/vins/saint-joseph-granit': granit,
    '/vins/bandol-vieilles-vignes': bandol,
    '/panier': panier(),
    '/commande/coordonnees': coordonnees,
    '/commande/livraison': livraison,
    '/commande/paiement': paiement,
    '/commande/merci': merci(
      'Merci pour votre commande',
      'Votre commande CR-48307 est enregistrée. Un e-mail de confirmation vient de partir.',
    ),
    '/degustations': degustations,
    '/suivi': suivi,
    '/desabonnement': desabonnement,
    '/contact': contact,
    '/recherche': page('Recherche', '<h1>Recherche</h1><p>Tapez le nom d’un vin.</p>'),
    '/pourquoi-nous': page(
      'Pourquoi nous',
      '<h1>Pourquoi nous choisir ?</h1><p>Parce que nous buvons ce que nous vendons.</p>',
    ),
    '/mentions-legales': page(
      'Mentions légales',
      '<h1>Mentions légales</h1><p>La Cave des Remparts, SARL au capital de 8 000 €.</p>',
    ),
  },
  answer,
  tasks: [
    {
      id: 'wine-shop/search',
      says: 'Cherche un sancerre dans leur boutique.',
      page: '/',
      selector: '#recherche',
      name: [
        'searchWines',
        'searchWine',
        'search',
        'searchShop',
        'searchProducts',
        'findWine',
        'searchSite',
        'searchCatalog',
      ],
      not: ['subscribeNewsletter', 'trackOrder', 'addToCart'],
      input: { 'Rechercher un vin': 'sancerre' },
      received: { method: 'GET', path: '/recherche', fields: { q: 'sancerre' } },
      person: false,
      outcome: ['confirmed', 'opened', 'submitted_unverified'],
    },
    {
      id: 'wine-shop/add-to-cart',
      says: 'Mets six bouteilles de Saint-Joseph Granit dans mon panier.',
      page: '/vins/saint-joseph-granit',
      selector: 'form.ajout',
      name: ['addToCart', 'addToBasket', 'addWineToCart', 'addItemToCart'],
      not: ['placeOrder', 'buyWine', 'checkout', 'emptyCart', 'printPage'],
      input: { Quantité: 6, Format: 'Bouteille 75 cl' },
      received: {
        method: 'POST',
        path: '/panier/ajouter',
        fields: { vin: 'saint-joseph-granit', quantite: '6', format: '75' },
      },
      person: false,
      outcome: ['confirmed', 'next_step'],
    },
    {
      id: 'wine-shop/restock-alert',
      says: 'Préviens-moi quand le Bandol 2016 sera de retour, il m’en faut trois.',
      page: '/vins/bandol-vieilles-vignes',
      selector: '#alerte-form',
      trigger: '#alerte-ouvrir',
      name: [
        'requestRestockAlert',
        'notifyRestock',
        'notifyBackInStock',
        'requestStockAlert',
        'subscribeRestockAlert',
        'requestBackInStockAlert',
        'subscribeStockAlert',
        'requestRestockNotification',
        'notifyMe',
        'notifyWhenBackInStock',
        'subscribeBackInStock',
        'requestBackInStockNotice',
      ],
      not: ['addToCart', 'subscribeNewsletter', 'placeOrder'],
      input: { 'Adresse e-mail': 'lucie.marchal@example.com', 'Bouteilles souhaitées': 3 },
      received: {
        method: 'POST',
        path: '/alerte-stock',
        fields: { vin: 'bandol-vieilles-vignes', email: 'lucie.marchal@example.com', bouteilles: '3' },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'wine-shop/promo-code',
      says: 'Utilise le code VENDANGES25 sur mon panier.',
      page: '/panier',
      selector: 'form.code-promo',
      name: [
        'applyPromoCode',
        'applyCoupon',
        'applyDiscountCode',
        'applyCode',
        'redeemCode',
        'applyVoucher',
        'usePromoCode',
        'redeemPromoCode',
        'applyCouponCode',
        'applyDiscount',
      ],
      not: ['emptyCart', 'placeOrder', 'checkout'],
      input: { 'Code promo': 'VENDANGES25' },
      person: false,
      outcome: ['rejected'],
    },
    {
      id: 'wine-shop/checkout-details',
      says: 'Remplis mes coordonnées pour la commande.',
      page: '/commande/coordonnees',
      selector: '#coordonnees',
      name: [
        'enterDetails',
        'fillContactDetails',
        'continueToDelivery',
        'enterContactDetails',
        'startCheckout',
        'checkout',
        'enterCheckoutDetails',
        'enterAddress',
        'continueCheckout',
        'continueToShipping',
        'submitDetails',
        'provideDetails',
        'enterShippingAddress',
        'fillCheckoutDetails',
        'proceedToDelivery',
        'continueOrder',
        'enterDeliveryDetails',
      ],
      not: ['placeOrder', 'payOrder', 'contactUs', 'subscribeNewsletter'],
      input: {
        Civilité: 'Madame',
        Nom: 'Marchal',
        Prénom: 'Lucie',
        'E-mail': 'lucie.marchal@example.com',
        Téléphone: '06 39 98 12 34',
        Adresse: '14, rue des Tanneurs',
        'Code postal': '21000',
        Ville: 'Dijon',
      },
      received: {
        method: 'POST',
        path: '/commande/coordonnees',
        fields: {
          civilite: 'mme',
          nom: 'Marchal',
          prenom: 'Lucie',
          email: 'lucie.marchal@example.com',
          tel: '06 39 98 12 34',
          adresse: '14, rue des Tanneurs',
          cp: '21000',
          ville: 'Dijon',
        },
      },
      person: false,
      outcome: ['next_step'],
    },
    {
      id: 'wine-shop/place-order',
      says: 'Passe la commande et paie à la livraison, j’ai 41 ans et j’accepte les conditions.',
      page: '/commande/paiement',
      selector: '#paiement',
      name: [
        'placeOrder',
        'submitOrder',
        'confirmOrder',
        'orderAndPay',
        'payOrder',
        'completeOrder',
        'order',
        'buy',
        'pay',
      ],
      not: ['addToCart', 'continueToDelivery', 'confirmAge'],
      input: {
        'Mode de paiement': 'À la livraison',
        'Je certifie avoir 18 ans ou plus': true,
        "J'accepte les conditions générales de vente": true,
      },
      received: {
        method: 'POST',
        path: '/commande/paiement',
        fields: { paiement: 'livraison', majeur: 'oui', cgv: 'oui' },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'wine-shop/book-tasting',
      says: 'Réserve deux places à la dégustation des vins du Jura.',
      page: '/degustations',
      selector: 'form.reservation',
      name: [
        'bookTasting',
        'reserveTasting',
        'bookWineTasting',
        'reservePlaces',
        'reserveSeats',
        'bookTastingSeats',
        'reserveTastingSeats',
        'reserveWineTasting',
        'reserveTastingPlaces',
        'bookSeats',
        'bookPlaces',
        'reserveSpots',
      ],
      not: ['bookTable', 'addToCart', 'contactUs'],
      input: {
        Soirée: '4 décembre : vins du Jura',
        'Nombre de personnes': 2,
        'Nom et prénom': 'Lucie Marchal',
        Portable: '06 39 98 12 34',
        'Allergies, remarques': 'Sans noix, merci.',
      },
      received: {
        method: 'POST',
        path: '/degustations',
        fields: {
          soir: 'jura',
          personnes: '2',
          nom: 'Lucie Marchal',
          tel: '06 39 98 12 34',
          remarques: 'Sans noix, merci.',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'wine-shop/track-order',
      says: 'Où en est ma commande CR-48213 ?',
      page: '/suivi',
      selector: '#suivi',
      name: [
        'trackOrder',
        'checkOrderStatus',
        'trackMyOrder',
        'checkOrder',
        'getOrderStatus',
        'lookUpOrder',
        'followOrder',
      ],
      not: ['placeOrder', 'search', 'cancelOrder'],
      input: { 'Numéro de commande': 'CR-48213', 'Code postal de livraison': '21000' },
      received: { method: 'GET', path: '/suivi', fields: { commande: 'CR-48213', cp: '21000' } },
      person: false,
      outcome: ['confirmed', 'submitted_unverified', 'opened'],
    },
    {
      id: 'wine-shop/unsubscribe',
      says: 'Je ne veux plus recevoir leur lettre d’information, il y a trop d’e-mails.',
      page: '/desabonnement',
      selector: 'form.desabo',
      name: [
        'unsubscribe',
        'unsubscribeNewsletter',
        'unsubscribeFromNewsletter',
        'cancelNewsletter',
        'unsubscribeFromLetter',
        'leaveNewsletter',
      ],
      not: ['subscribe', 'subscribeNewsletter', 'subscribeToNewsletter', 'signUp'],
      input: {
        'Adresse e-mail à retirer de la liste': 'lucie.marchal@example.com',
        'Pour quelle raison ?': "Trop d'e-mails",
      },
      received: {
        method: 'POST',
        path: '/desabonnement',
        fields: { email: 'lucie.marchal@example.com', raison: 'trop' },
      },
      person: false,
      outcome: ['confirmed'],
    },
  ],
}
