import type { Words } from './words.ts'

/** Lithuanian */
export const lt: Words = {
  views: 'filtr(?:as|us|a)',
  deletes: 'istrin|pasalin|atsauk|atsisak|nutrauk',
  pays: 'pinig|moketi|sumok|pirkti|uzsakyti(?!.*naujien)|aukoti|pervesti|pasirasy',
  final: 'negrizt|visam laikui|negal\\w+ (?:atsauk|atkur)|(?:atsaukti|atkurti) negal',
  binds: 'isipareigoju (?:\\w+ )?(?:mok|sumok|pirk)|bus (?:\\w+ )?nuskai',
  trap: 'nepildyk|palikite (?:\\S+ ){0,3}tusc',
}
