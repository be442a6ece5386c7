/** What buttons say that lead to another step, in languages that forms are written in. */
const nextWords = [
  ...[
    'next',
    'continue',
    'proceed',
    'weiter',
    'fortfahren',
    'nächster schritt',
    'suivant',
    'continuer',
    'étape suivante',
  ],
  ...[
    'siguiente',
    'continuar',
    'seguinte',
    'próximo',
    'próxima',
    'avançar',
    'avanti',
    'continua',
    'prosegui',
    'volgende',
  ],
  ...[
    'verder',
    'doorgaan',
    'dalej',
    'następny',
    'kontynuuj',
    'nästa',
    'fortsätt',
    'næste',
    'fortsæt',
    'neste',
    'fortsett',
  ],
  ...[
    'seuraava',
    'jatka',
    'další',
    'pokračovat',
    'ileri',
    'devam',
    'sonraki',
    'далее',
    'продолжить',
    'следующий',
    'далі',
  ],
  ...['次へ', '次に進む', '下一步', '继续', '繼續', '다음', '계속', 'التالي', 'متابعة', 'הבא', 'המשך'],
]
const NEXT = new RegExp(`^(?:${nextWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
/** “1 of 3”, “Schritt 2 von 4”, “1/2” */
const STEP = /(?<!\d)(\d)\s*(?:\/|of|von|sur|de|di|van|av|af|z|из|\/)\s*(\d)(?!\d)/iu

/**
 * What a form says of itself that means that another step follows, so that its first request is not all of it.
 *
 * @param says texts of its button and its headings
 * @returns the text that says so
 */
export function moreComes(says: readonly string[]): string | undefined {
  return says.find((text) => {
    const [, step, steps] = STEP.exec(text) ?? []
    return NEXT.test(text.replace(/^[^\p{L}\p{N}]+/u, '')) || (step !== undefined && Number(step) < Number(steps))
  })
}
