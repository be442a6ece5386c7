import { es } from '../es.ts'
import { fr } from '../fr.ts'
import * as frequent from '../frequent.ts'
import { it } from '../it.ts'
import { pt } from '../pt.ts'
import { ro } from '../ro.ts'
import type { Words } from '../words.ts'

/** Romance languages, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...fr,
    frequent: frequent.fr,
    sends: 'envoy|valid|continu|suivant|confirm|reserv|oui|soumet',
    thanks: 'merci',
    done: 'envoye|recu|recue|enregistre|transmis|confirme',
    neutral:
      'le|la|les|l|un|une|votre|vos|vous|nous|notre|est|a|ete|ont|avons|bien|et|de|du|d|pour|message|demande|tres|vite|bientot|beaucoup|formulaire|e|mail|reponse|reviendrons|vers|rapidement|ici|fermer|retour|donnees|inscription|reservation|commande|rendez|rdv|candidature|avis|alerte|commentaire',
  },
  {
    ...es,
    frequent: frequent.es,
    sends: 'envia|continua|siguiente|confirma|reserva|acepta|si',
    thanks: 'gracias|listo',
    done: 'enviado|enviada|recibido|recibida|hecho|guardado|guardada|exito|confirmado|confirmada|completado|completada',
    neutral:
      'el|la|los|las|un|una|su|sus|tu|tus|te|le|se|ha|han|hemos|sido|fue|es|esta|muchas|mensaje|solicitud|formulario|correo|correctamente|pronto|por|para|de|en|y|con|nosotros|contactaremos|responderemos|ya|volver|cerrar|datos|inscripcion|reserva|pedido|cita|resena|comentario',
  },
  {
    ...it,
    frequent: frequent.it,
    sends: 'invia|continua|avanti|conferma|prenota|accetta',
    thanks: 'grazie',
    done: 'inviato|inviata|ricevuto|ricevuta|fatto|salvato|salvata|successo|confermato|confermata|completato|completata',
    neutral:
      'il|la|lo|gli|le|i|un|una|tuo|tua|tuoi|suo|sua|vostro|vostra|ti|vi|e|stato|stata|stati|abbiamo|ha|per|di|con|ed|messaggio|richiesta|modulo|correttamente|presto|molte|mille|tutto|risponderemo|chiudi|torna|l|dati|iscrizione|prenotazione|ordine|appuntamento|recensione|candidatura',
  },
  {
    ...pt,
    frequent: frequent.pt,
    sends: 'envia|continua|proximo|avancar|confirma|reserva|sim|aceita',
    thanks: 'obrigado|obrigada|pronto',
    done: 'enviado|enviada|recebido|recebida|recebemos|feito|sucesso|guardado|guardada|salvo|salva|confirmado|confirmada',
    neutral:
      'o|a|os|as|um|uma|sua|seu|tua|teu|te|foi|foram|e|esta|muito|mensagem|pedido|formulario|de|da|do|para|por|com|em|breve|contacto|entraremos|responderemos|nos|temos|fechar|voltar|ja|dados|inscricao|reserva|encomenda|agendamento|avaliacao|comentario',
  },
  {
    ...ro,
    frequent: 'și|să|în|din|pentru|este|sunt|care|nu|cu|la|pe|sau',
    sends: 'trimite|continua|urmator|confirma|da',
  },
]
