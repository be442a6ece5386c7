import { nameOf } from '../dom/text.ts'

const NEXT =
  /^(next|continue|weiter|nachste|nächste|suivant|continuer|siguiente|continuar|avanti|volgende|dalej|далее|次|下一步)/i

/** Whether a button leads to the next step of a form. */
export function leadsOn(button: Element): boolean {
  return NEXT.test(nameOf(button))
}
