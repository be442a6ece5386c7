import type { Words } from './words.ts'

/**
 * What of English only `deedNeeds` reads, for buttons whose name does not tell what they do: a file of its own, so that the
 * widget loads it with what reads the page around such a button.
 */
export const deeds: Words = {
  deletes:
    '(?:reset|block) (?:\\w+ )?(?:device|card)|(?<!\\S )(?:format|give notice)$|resign(?:ation)?(?= |$)|leave (?:\\w+ )?(?:membership|club|association)',
  pays: '(?<!\\S )(?:(?:sell|bet)(?= |$)|(?:(?:give|contribute)(?: (?:now|once|monthly))?|lend|tip|stake|charge|refund|authori[sz]e)$)|(?:add|leave|send|give) (?:\\w+ )?(?:tip|funds)(?= |$)|with (?:\\w+ )?deposit|take out (?!food)|(?:accept|agree to) (?:\\w+ )?(?:estimate|proposal|loan|lease)|trial (?:subscription|membership)',
  final:
    'can(?:not| t) be (?:return|chang)ed|cannot change (?:this|it|your)|(?:cannot|not|t) (?:be )?(?:undo|revers|recover|restor|withdrawn|revok|reclaim|rejoin|retriev)|never be (?:chang|remov)|will be (?:lost|overwrit)|no (?:undo|way back)|irrev|permanently(?! (?:ban|block|free))',
  binds:
    '(?<!\\bn?o?t )(?:is|be) (?!not)(?:\\w+ )?(?:charged|billed|debited)|we (?:will )?(?:debit|charge)(?! n)|waive|no[nt]? ?refund|sales are final|(?<!no[nt] )(?:(?:legally|is|are) binding|binding (?:offer|order|contract|bid))|agree to (?:pay|purchase|buy)|you (?:will )?have bought',
  asks: '(?:un)?mute(?= |$)|ask (?:\\w+ )?question|(?:get|request) (?:\\w+ ){0,2}(?:quote|call|tour|visit|info|brochure|consult)|call me|get in touch|message (?:the )?(?:seller|host|owner|us)|wish ?list|follow(?= us|$)|un ?favou?rite|(?<!\\S )(?:like|rate)(?= |$)|write (?:\\w+ )?review|where s my|report (?:\\w+ )?(?:problem|issue|error|bug|abuse)|(?:choose|change|select|switch) (?:\\w+ )?(?:language|currency)|rsvp|i ll be there|(?:register|join) (?:\\w+ )*free|bookmark|watch(?= this|$)|(?<!\\S )(?:english|deutsch|francais|espanol|italiano|nederlands|portugues|polski|русскии|中文|日本語|العربية|עברית|svenska|dansk|cestina|turkce)$',
  unsubscribes: 'unsubscrib|opt out|stop (?=\\w* ?(?:emails|mails|newsletter))',
  mailings: 'newsletter|mailing|e ?mails|e ?mail (?:preferences|updates|alerts|list)|letters(?= |$)',
  views: 'filte?r(?!ed)\\w{0,2}|[ck]r[iy]ter\\w+|from (?:\\w+ )?(?:favou?rites|wish ?list|compar\\w+)',
  joins: 'and|or|then',
}
