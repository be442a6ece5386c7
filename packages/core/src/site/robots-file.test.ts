import { expect, test } from 'vitest'
import { classifyRobots } from './robots-file.ts'

const html = '<!DOCTYPE html>\n<html><head><title>Shop</title></head></html>'

test.each([
  ['rules', 200, 'text/plain', 'User-agent: *\nDisallow:', 'present'],
  ['only a sitemap', 200, 'text/plain', 'Sitemap: https://a.example/s.xml', 'present'],
  ['only remarks', 200, 'text/plain', '\uFEFF\n# hello', 'present'],
  ['empty', 200, 'text/plain', '', 'present'],
  ['rules labelled as HTML', 200, 'text/html', 'User-agent: *\nDisallow:', 'present'],
  ['rules without a label', 200, undefined, 'User-agent: *', 'present'],
  ['a page', 200, 'text/html', html, 'not_robots'],
  ['a page labelled as text', 200, 'text/plain', `\n  ${html}`, 'not_robots'],
  ['a page after a comment', 200, 'text/plain', '<!-- app -->\n<html>', 'not_robots'],
  ['a page after an XML declaration', 200, 'text/html', '<?xml version="1.0"?><html lang="en">', 'not_robots'],
  ['an error text of status 200', 200, 'text/plain', 'Not found', 'not_robots'],
  ['JSON', 200, 'application/json', '{"error":"not found"}', 'not_robots'],
  ['an image', 200, 'image/png', '', 'not_robots'],
  ['missing', 404, 'text/html', html, 'absent'],
  ['gone', 410, undefined, '', 'absent'],
  ['forbidden', 403, undefined, '', 'absent'],
  ['redirect that was not followed', 302, undefined, '', 'absent'],
  ['too many requests', 429, undefined, '', 'unreachable'],
  ['server error', 503, 'text/plain', 'User-agent: *', 'unreachable'],
])('%s', (_label, status, type, body, expected) => {
  expect(classifyRobots({ status, headers: type ? { 'content-type': type } : {}, body })).toBe(expected)
})
