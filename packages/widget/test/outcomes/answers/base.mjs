// @ts-nocheck: plain data and pages
/** What the rows of `answers` share beside `base.mjs`. */
import { form, row } from '../kit.mjs'

export * from '../kit.mjs'
export * from '../trades/base.mjs'
/** `yes` and `no` add a row of the family that is taken or not. */
export function fam(name) {
  const rows = []
  const add =
    (taken) =>
    (slug, lang, title, { does, fields = [], id = 'f1', named = 'sendForm', wanted, why, tool, ...rest }) =>
      rows.push(
        row({
          family: name,
          id: `answers-${name}-${slug}-${lang}`,
          language: lang,
          title,
          why: why ?? title,
          taken,
          wanted: wanted ?? (taken ? 'confirmed' : 'submitted_unverified'),
          fields,
          tool: tool ?? form(named, does, `#${id}`),
          ...rest,
        }),
      )
  return { rows, yes: add(true), no: add(false) }
}
