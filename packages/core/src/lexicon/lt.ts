import type { Words } from './words.ts'

/** Lithuanian */
export const lt: Words = {
  frequent: 'ir|yra|su|kad|jūsų|už|iš|į|mūsų|arba|bei',
  deletes: 'istrin|pasalin|atsauk|atsisak|nutrauk',
  pays: 'moketi|sumok|pirkti|uzsakyti(?!.*naujien)|aukoti|pervesti|pasirasy',
  sends: 'siusti|testi|toliau|patvirtin',
}
