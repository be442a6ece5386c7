import type { Words } from './words.ts'

/** Dutch */
export const nl: Words = {
  deletes: 'verwijder|opzeg|uitschrijv|afmeld|beeindig|opheffen|wissen|annuleren',
  pays: '(?:nu |bestelling )?afrekenen(?= |$)|geld(?= |$)|betaal|betalen|kopen|bestelling plaats|bestel nu|doneer|overmak|bieden|bod (?:plaats|uitbreng)|onderteken|abonnement afsluit|betalingsverplichting',
  final: 'niet (?:\\w+ ){0,3}(?:ongedaan|hersteld|teruggedraaid)|onherroepelijk|onomkeerbaar|definitief',
  binds: '(?<!niet )bindend|in rekening gebracht|niet (?:restitueerbaar|terugbetaalbaar)',
  wealth: 'aandelen|tegoed',
  beside: 'concept|kortings|toevoeg|weiger|nee bedankt',
  fillsCart: '(?:in|aan) (?:\\w+ )?winkel\\w+(?: |$)',
  signsIn: 'inlogg',
  subscribes: 'abonneer',
  asks: 'zoek|bekijk|vergelijk|offerte|neem contact|bericht',
  minor: 'wijzigen|bijwerken|toepassen|opslaan',
  cancels: 'annuleren',
  leaves: 'terug',
  captcha: '(?:code|text|tekens) .*afbeelding|hoeveel is \\d',
  code: 'verificatiecode',
  password: '\\bwachtwoord\\b',
  card: 'kaartnummer',
  trap: 'leeg ?laten|laat (?:\\S+ ){0,2}leeg|niet invullen',
  condition: 'als|om',
}
