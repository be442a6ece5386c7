import { expect, test } from 'vitest'
import { bodySays } from './body.ts'

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
  ['{"status":"pending"}', 'nothing'],
  ['{"error":false,"id":7}', 'nothing'],
  ['{"code":0,"msg":"完成"}', 'nothing'],
  ['{"list":[{"ok":false}]}', 'nothing'],
  ['0', 'nothing'],
  ['', 'nothing'],
  ['<p>Thank you</p>', 'nothing', 'text/html'],
])('%s says %s', (text, says, type = json) => {
  expect(bodySays(type, text)).toBe(says)
})
