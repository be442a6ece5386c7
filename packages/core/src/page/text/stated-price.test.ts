import { expect, test } from 'vitest'
import { statedPrice } from './stated-price.ts'

test.each([
  ['alone', '$49', '$49'],
  ['from', 'From €29', '€29'],
  ['a month', 'Pro – $49/month', '$49'],
  ['behind', 'Haarschnitt 35 €', '35 €'],
  ['yen', '料金 5,000円', '5,000円'],
  ['złoty', 'Wizyta: 150 zł', '150 zł'],
  ['in a sentence', 'Our guided walks through the old town cost €18 per person and take about two hours.', '€18'],
  [
    'in a French sentence',
    'La visite guidée de la vieille ville coûte 18 € et dure environ deux heures en tout.',
    '18 €',
  ],
  ['a headline', 'The $329 tablet: is it worth it', undefined],
  ['beside other figures', '$6.99 60 in stock', '$6.99'],
  ['nothing', '$0.00', undefined],
  ['saved', 'Save $20', undefined],
  ['off', '$10 off your first order', undefined],
  ['raised', 'We raised $12,000 for the school', undefined],
  ['millions', 'A market of $5 million', undefined],
  ['a short million', 'Series A: €12M', undefined],
  ['a salary', 'Salary: $80,000', undefined],
  ['a donation', 'Donate $50', undefined],
  [
    'a sum in a story',
    'When she opened the shop she had no more than $500 in her pocket and two suitcases.',
    undefined,
  ],
  ['a prize', 'Win a prize of €500', undefined],
])('%s', (_, text, price) => expect(statedPrice(text)).toBe(price))
