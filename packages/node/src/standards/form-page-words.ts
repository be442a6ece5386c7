import { accountWords, loginWords } from './login-words.ts'

/**
 * Words of addresses behind which a form is likely, by what the form is for. Matched against each path segment, whole
 * (`sign-up` as `signup`) and word by word. They only decide which pages a small sample prefers, never a score.
 */
export const formPageWords: Readonly<Record<string, readonly string[]>> = {
  contact: [
    ...[
      'contact',
      'contacts',
      'contactus',
      'contactsales',
      'getintouch',
      'enquiry',
      'enquire',
      'inquiry',
      'talktosales',
    ],
    ...[
      'kontakt',
      'kontaktformular',
      'anfrage',
      'contacto',
      'contactar',
      'contatto',
      'contatti',
      'contato',
      'yhteystiedot',
    ],
  ],
  booking: [
    ...[
      'book',
      'booking',
      'bookings',
      'booknow',
      'appointment',
      'appointments',
      'reserve',
      'reservation',
      'reservations',
    ],
    ...['schedule', 'demo', 'bookademo', 'requestademo', 'termin', 'termine', 'terminbuchung', 'buchen', 'buchung'],
    ...[
      'reservierung',
      'reservieren',
      'rendezvous',
      'rdv',
      'reserver',
      'reserva',
      'reservas',
      'reservar',
      'cita',
      'citas',
    ],
    ...['prenota', 'prenotazione', 'prenotazioni', 'agendar', 'afspraak', 'boeken', 'boka'],
  ],
  pricing: [
    ...['pricing', 'price', 'prices', 'plans', 'quote', 'getaquote', 'requestaquote', 'estimate', 'rates'],
    ...['preise', 'preisliste', 'tarife', 'angebot', 'tarif', 'tarifs', 'prix', 'devis', 'precios', 'tarifas'],
    ...['presupuesto', 'prezzi', 'preventivo', 'precos', 'orcamento', 'prijzen', 'offerte', 'priser', 'hinnasto'],
  ],
  login: [...loginWords, ...accountWords],
  signup: [
    ...[
      'signup',
      'register',
      'registration',
      'join',
      'trial',
      'freetrial',
      'getstarted',
      'createaccount',
      'membership',
    ],
    ...[
      'registrieren',
      'registrierung',
      'mitglied',
      'inscription',
      'registro',
      'registrarse',
      'registrati',
      'cadastro',
    ],
    ...['aanmelden', 'registreren'],
  ],
  newsletter: ['newsletter', 'subscribe', 'subscription', 'infobrief', 'abonnieren', 'boletin', 'nieuwsbrief'],
  checkout: [
    ...['checkout', 'cart', 'basket', 'bag', 'order', 'buy', 'donate', 'donation', 'warenkorb', 'kasse', 'bestellen'],
    ...['spenden', 'panier', 'commande', 'carrito', 'comprar', 'donar', 'carrello', 'carrinho', 'winkelwagen'],
  ],
  support: [
    ...['support', 'help', 'helpcenter', 'faq', 'feedback', 'ticket', 'hilfe', 'kundenservice', 'aide', 'ayuda'],
    ...['assistenza', 'suporte', 'klantenservice'],
  ],
  application: ['apply', 'application', 'career', 'careers', 'jobs', 'bewerben', 'bewerbung', 'karriere', 'vacancies'],
  search: ['search', 'suche', 'recherche', 'buscar', 'cerca', 'zoeken', 'sok'],
}
