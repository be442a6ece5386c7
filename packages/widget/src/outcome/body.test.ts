import { expect, test } from 'vitest'
import { readBody } from './body.ts'

const json = 'application/json; charset=utf-8'

test.each<[text: string, says: string, type?: string]>([
  ['{"ok":true}', 'yes'],
  ['{"success":1}', 'yes'],
  ['{"status":"mail_sent","invalid_fields":[]}', 'yes'],
  ['{"result":{"status":"ok"}}', 'yes'],
  ['{"status":"success","error":null,"errors":[]}', 'yes'],
  ['true', 'yes'],
  ['{"ok":false}', 'no'],
  ['{"success":"false"}', 'no'],
  ['{"status":"error","code":"QUOTA"}', 'no'],
  ['{"status":422}', 'no'],
  ['{"success":true,"errors":["taken"]}', 'no'],
  ['{"data":{"book":null},"errors":[{"message":"closed"}]}', 'no'],
  ['{"data":{"book":{"userErrors":[{"field":"day"}]}}}', 'no'],
  ['{"error":"out_of_stock"}', 'no'],
  ['false', 'no'],
  ['{"title":"Closed"}', 'no', 'application/problem+json'],
  ['{"statusCode":500}', 'no'],
  ['{"hasErrors":true}', 'no'],
  ['{"status":"pending"}', 'unclear'],
  ['{"result":"nok"}', 'unclear'],
  ['{"accepted":false}', 'unclear'],
  ['{"messages":[{"level":"error"}]}', 'unclear'],
  ['{"errorCode":12}', 'unclear'],
  ['{"list":[{"available":false}]}', 'unclear'],
  ['{"ok":true,"isFirst":false}', 'nothing'],
  ['{"success":true,"data":{"accepted":false}}', 'nothing'],
  ['{"error":false,"id":7}', 'nothing'],
  ['{"code":0,"msg":"完成"}', 'nothing'],
  ['{"code":201,"coupon":"NO-1","count":0}', 'nothing'],
  ['0', 'nothing'],
  ['', 'nothing'],
  ['<p>Thank you</p>', 'nothing', 'text/html'],
  ['<!doctype html><form><input type="password">', 'unclear', 'text/html'],
])('%s says %s', (text, says, type = json) => {
  expect(readBody(type, text).says).toBe(says)
})

test.each<[text: string, told: string[], type?: string]>([
  ['{"message":"The boat is full","id":"a1","from":{"name":"The harbour"}}', ['The boat is full', 'The harbour']],
  ['{"flash":{"success":"Message received"},"status":"sold out"}', ['Message received', 'sold out']],
  ['<p>The boat</p><style>p {}</style> is full', ['The boat', ' is full'], 'text/html'],
  ['<!doctype html><p>A whole page</p>', [], 'text/html'],
  ['{"inlineMessage":"<p>Thanks for <b>submitting</b> the form.</p>"}', ['Thanks for ', 'submitting', ' the form.']],
])('%s tells people %j', (text, told, type = json) => {
  expect(readBody(type, text).told).toEqual(told)
})
