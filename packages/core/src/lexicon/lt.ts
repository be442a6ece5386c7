import type { Words } from './words.ts'

/** Lithuanian */
export const lt: Words = {
  deletes: 'istrin|pasalin|atsauk|atsisak|nutrauk',
  pays: 'moketi|sumok|pirkti|uzsakyti(?!.*naujien)|aukoti|pervesti|pasirasy',
}
