/**
 * What names, classes and labels say of spam traps, in texts that are folded by `plain`. A person never sees such a field, or is told to
 * leave it alone, so nothing may fill it.
 */

/** Nothing else is called so: the names that plugins and documentation give. Several are told apart by a plus sign. */
export const trapNames =
  /honey ?pot|ohnohoney|(?:^|\+ )(?:honey|hpot)(?= \+|$)|\w hp(?= \+|$)|spam ?trap|(?:bot|form) ?trap|gotcha|avia username|contact me by fax|gform validation container|(?:leave|keep) ?(?:blank|empty)|not ?fill/

/** What other fields are called as well: it tells where people cannot see the field, or are kept from it. */
export const perhapsTrapNames =
  /honey(?!moon)|(?:^| )(?:hp|bots?|trap|dummy|fake|ignore)(?: |$)|bot ?(?:field|check)|spam|anti ?bot|hide ?it|not really|human/

/** A label that tells a person to leave the field as it is. */
export const trapLabels =
  /(?:leave|keep) (?:(?:this|the|it|field|box|input) )*(?:blank|empty|alone)|(?:should|must) (?:be|stay|remain) (?:left )?(?:blank|empty|unchanged)|(?:do not|don t) (?:fill|enter|type|write|change)|if you(?: a)?re (?:a )?human|real people should not|(?:leer|frei) ?lassen|nicht ausfullen|(?:laisse[rz]|laissez ce champ) (?:\S+ ){0,2}vide|ne (?:pas|rien) (?:remplir|saisir|ecrire)|(?:deja\w*|deje\w*|deix\w*) (?:\S+ ){0,3}(?:blanco|vacio|branco|vazio)|no (?:rellen|complet)|nao preench|lasci\w* (?:\S+ ){0,3}vuoto|non compilare|leeg ?laten|laat (?:\S+ ){0,2}leeg|niet invullen|(?:pozostaw|zostaw) (?:\S+ ){0,2}puste|nie wypelnia|оставьте (?:\S+ ){0,3}пуст|не заполня|bos birak|doldurmayin|nevyplnuj|ne toltse ki|lamna (?:\S+ ){0,2}tom|空欄のまま|入力しない|留空|请勿填写|不要填|비워/

/** It is left alone for one case only, unless that is who fills it: "Leave blank if unknown", and not "Leave blank if you are human". */
export const trapCondition =
  /(?:^| )(?:if|unless|to|when|for|wenn|falls|um|si|se|para|per|als|om|jesli|если|чтобы|eger)(?= )(?!.*(?:human|robot|bots?(?: |$)|spam|mensch|humain|humano|umano|czlowiek|челове|insan))/
